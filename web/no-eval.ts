import { config } from "zod/mini";

/** The content policy forbids making code out of text: schemas must not try. Imported before any schema is built. */
config({ jitless: true });
