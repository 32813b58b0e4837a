import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";

/*
 * What the machine gives at best: node:http, `pg` with a pool of ten, one prepared statement per request doing the comparable bare
 * work, fsync on. It checks nothing, knows nobody, and is the yardstick of every ratio of the benchmark.
 */

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const search = {
  name: "search",
  text: `select id, full_name, specialty, town, clinic_address, hospital_name, clinic_name, profile_image, consultation_fee, in_person_fee,
      online_fee, whatsapp_fee, years_of_experience, rating_sum
    from doctors where listed and specialty = $1 and town = $2 order by sort_name, id limit 20`,
};
const slots = {
  name: "slots",
  text: "select slot_time from slot_claims where doctor_id = $1 and slot_date = $2",
};
const booking = {
  name: "booking",
  text: `insert into bench_limit.bookings (doctor_id, slot_date, slot_time, account_id, notes) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning doctor_id`,
};

const refresh = {
  name: "refresh",
  text: "update bench_limit.sessions set counter = counter + 1, refreshed_at = now() where n = $1 returning n, counter, refreshed_at",
};
const user = {
  name: "user",
  text: "select id, aud, role, email, phone, app_metadata, user_metadata, created_at, updated_at from auth.users where id = $1",
};

/** Whose token it is, believed as it stands. */
const holderOf = (authorization = "") =>
  (JSON.parse(Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString("utf8")) as { sub: string }).sub;
let refreshed = 0;

interface Booking {
  doctor_id: string;
  appointment_date: string;
  appointment_time: string;
  notes: string;
}

async function answer(
  method: string,
  url: string,
  body: string,
  authorization: string | undefined,
): Promise<{ status: number; rows: unknown[] }> {
  if (url.startsWith("/auth/v1/token")) {
    const { refresh_token } = JSON.parse(body) as { refresh_token: string };
    // As many devices as connections, each told apart by nothing but its turn.
    refreshed += refresh_token.length > 0 ? 1 : 0;
    return { status: 200, rows: (await pool.query({ ...refresh, values: [refreshed % 32] })).rows };
  }
  if (url === "/auth/v1/user")
    return { status: 200, rows: (await pool.query({ ...user, values: [holderOf(authorization)] })).rows };
  if (method === "POST") {
    const asked = JSON.parse(body) as Booking;
    const values = [asked.doctor_id, asked.appointment_date, asked.appointment_time, asked.doctor_id, asked.notes];
    const { rows } = await pool.query({ ...booking, values });
    return { status: rows.length > 0 ? 201 : 409, rows };
  }
  const [path = "", query] = url.split("?");
  const asked = new URLSearchParams(query);
  const values = path.endsWith("/slots")
    ? [path.split("/")[3], asked.get("from")]
    : [asked.get("specialty"), asked.get("town")];
  return { status: 200, rows: (await pool.query({ ...(path.endsWith("/slots") ? slots : search), values })).rows };
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => done(Buffer.concat(chunks).toString("utf8")));
    request.on("error", fail);
  });
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = request.method === "POST" ? await bodyOf(request) : "";
    const { status, rows } = await answer(request.method!, request.url!, body, request.headers.authorization);
    const text = JSON.stringify(rows);
    response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
    response.end(text);
  } catch (error) {
    console.error(error);
    response.writeHead(500, { "content-length": 0 }).end();
  }
}

createServer((request, response) => void serve(request, response)).listen(
  Number(process.env["PORT"]),
  "127.0.0.1",
  () => console.log("listening"),
);
