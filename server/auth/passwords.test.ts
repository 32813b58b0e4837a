import { expect, it } from "vitest";
import { checkPassword, hashPassword, passwordWork } from "./passwords.ts";

it("hashes with argon2id, 19 MiB, two passes, one lane, a salt each time", async () => {
  const [one, two] = await Promise.all([hashPassword("tabouret vert"), hashPassword("tabouret vert")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await checkPassword(one!, "tabouret vert")).toBe(true);
  expect(await checkPassword(one!, "tabouret Vert")).toBe(false);
});

it("does the work for nobody and never says yes", async () => {
  const before = passwordWork.checkedForNobody;
  expect(await checkPassword(null, "nobody's password")).toBe(false);
  expect(passwordWork.checkedForNobody).toBe(before + 1);
});
