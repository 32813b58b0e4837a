/** Where the build puts `service-worker.ts`: at the root, so that it may answer for every page. */
export const workerAddress = "/sw.js";
