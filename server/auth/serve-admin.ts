import { readAudit, type AuditRow } from "#server/audit/read-audit.ts";
import type { Context } from "#server/context.ts";
import type { Http, HttpReply, HttpRequest } from "#server/platform/pages.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { listFactorsByAdmin, removeFactorByAdmin, updateFactorByAdmin } from "./admin-factors.ts";
import { generateLink, invite } from "./admin-links.ts";
import { listUsers } from "./admin-queries.ts";
import { createByAdmin, deleteByAdmin, readWholeUser, updateByAdmin } from "./admin-users.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AdminHooks } from "./hooks.ts";
import { administratorBy, type Administrator } from "./service-keys.ts";
import { publicUser } from "./user.ts";
import { fieldsOf, idIn } from "./wire.ts";

const mostPerPage = 1000;
const queryOf = (request: HttpRequest) => request.query as Record<string, unknown>;

interface Page {
  page: number;
  perPage: number;
}

/** A whole number in the address; what is absent or empty is `otherwise`. Refuses: validation_failed. */
function numberIn(request: HttpRequest, name: string, otherwise: number, most: number): number {
  const text = queryOf(request)[name] ?? "";
  if (text === "") return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw validationFailed(`Bad Pagination Parameters: ${name}`);
  return Math.min(value, most);
}

const pageOf = (request: HttpRequest): Page => ({
  page: numberIn(request, "page", 1, 1_000_000),
  perPage: numberIn(request, "per_page", 50, mostPerPage),
});

/** Tells of the pages there are. The client reads a page's number behind the first `=`: `page` stands first. */
function tellPages(reply: HttpReply, path: string, { page, perPage }: Page, total: number, filter = ""): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const rest = `per_page=${perPage}${filter === "" ? "" : `&filter=${encodeURIComponent(filter)}`}`;
  const link = (to: number, rel: string) => `</auth/v1${path}?page=${to}&${rest}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
  reply.headers({ "x-total-count": String(total), link: links.join(", ") });
}

async function list(ctx: Context, request: HttpRequest, reply: HttpReply) {
  const page = pageOf(request);
  const asked = queryOf(request)["filter"];
  const filter = typeof asked === "string" ? asked.trim().slice(0, 200) : "";
  const found = await listUsers(ctx.db, {
    filter,
    limit: page.perPage,
    offset: (page.page - 1) * page.perPage,
  });
  tellPages(reply, "/admin/users", page, found.total, filter);
  return { users: found.users.map((user) => publicUser(user, user)), aud: "authenticated" };
}

/** An entry of the log in the shape that tools for this contract read. */
const entryOf = (row: AuditRow) => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  ip_address: "",
  payload: {
    action: row.action,
    actor_id: row.actor_account_id,
    actor_username: row.actor_email,
    traits: { target_type: row.target_type, target_id: row.target_id, details: row.details },
  },
});

async function listAudit(ctx: Context, request: HttpRequest, reply: HttpReply) {
  const page = pageOf(request);
  const { rows, total } = await readAudit(ctx, { limit: page.perPage, offset: (page.page - 1) * page.perPage });
  tellPages(reply, "/admin/audit", page, total);
  return rows.map(entryOf);
}

type Handler = (by: Administrator, request: HttpRequest, reply: HttpReply) => Promise<unknown>;

/** Only a service key passes, before anything else of the request is looked at; what the product refuses is a conflict here. */
function guarded(ctx: Context, handle: Handler) {
  return async (request: HttpRequest, reply: HttpReply) => {
    const by = await administratorBy(ctx, request.headers.authorization);
    try {
      return await handle(by, request, reply);
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 409 && error.status !== 403)) throw error;
      throw new AuthError(409, "conflict", `The product does not allow this: ${error.code}`);
    }
  };
}

function serveUsers(http: Http, ctx: Context, hooks: AdminHooks): void {
  const idOf = (request: HttpRequest) => idIn(request, "user_id");
  http.get(
    "/admin/users",
    guarded(ctx, (_by, request, reply) => list(ctx, request, reply)),
  );
  http.post(
    "/admin/users",
    guarded(ctx, (by, request) => createByAdmin(ctx, hooks, by, fieldsOf(request))),
  );
  http.get(
    "/admin/users/:user_id",
    guarded(ctx, (_by, request) => readWholeUser(ctx, idOf(request))),
  );
  http.put(
    "/admin/users/:user_id",
    guarded(ctx, (by, request) => updateByAdmin(ctx, hooks, by, idOf(request), fieldsOf(request))),
  );
  http.delete(
    "/admin/users/:user_id",
    guarded(ctx, async (by, request) => {
      const softly = fieldsOf(request)["should_soft_delete"] === true;
      await deleteByAdmin(ctx, hooks, by, idOf(request), softly);
      return {};
    }),
  );
}

function serveUserFactors(http: Http, ctx: Context): void {
  const of = (request: HttpRequest) => ({
    userId: idIn(request, "user_id"),
    factorId: idIn(request, "factor_id"),
  });
  http.get(
    "/admin/users/:user_id/factors",
    guarded(ctx, (_by, request) => listFactorsByAdmin(ctx, idIn(request, "user_id"))),
  );
  http.delete(
    "/admin/users/:user_id/factors/:factor_id",
    guarded(ctx, (by, request) => {
      const { userId, factorId } = of(request);
      return removeFactorByAdmin(ctx, by, userId, factorId);
    }),
  );
  http.put(
    "/admin/users/:user_id/factors/:factor_id",
    guarded(ctx, (by, request) => updateFactorByAdmin(ctx, by, of(request), fieldsOf(request))),
  );
}

/** What programs with a service key may do (auth wire contract, section 2, "With an admin bearer"). */
export function serveAdmin(http: Http, ctx: Context, hooks: AdminHooks): void {
  serveUsers(http, ctx, hooks);
  serveUserFactors(http, ctx);
  const redirectOf = (request: HttpRequest) => queryOf(request)["redirect_to"] ?? fieldsOf(request)["redirect_to"];
  http.post(
    "/invite",
    guarded(ctx, (by, request) => invite(ctx, hooks, by, fieldsOf(request), redirectOf(request))),
  );
  http.post(
    "/admin/generate_link",
    guarded(ctx, (by, request) => generateLink(ctx, hooks, by, fieldsOf(request), redirectOf(request))),
  );
  http.get(
    "/admin/audit",
    guarded(ctx, (_by, request, reply) => listAudit(ctx, request, reply)),
  );
}
