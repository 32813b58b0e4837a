import { towns } from "#contract/doctors.ts";
import { specialties } from "#contract/specialties.ts";
import { bookingWishes, type Crowd } from "#server/testing/crowd.ts";

export type WorkloadName = "search" | "slots" | "booking" | "refresh" | "user";

/** One kind of request. The limit and the product are sent the very same bytes. */
export interface Workload {
  name: WorkloadName;
  expected: number;
  next: (connection: number) => string;
  heard?: (connection: number, body: string) => void;
}

/** A ratio to reach, and how much slower than the limit the slowest hundredth may be (goals, "Speed"). */
export interface Goal {
  ratio: number;
  p99: number;
}

/** Where a figure is asked for: refreshing and GET user are measured and written down. */
export const goals: Partial<Record<WorkloadName, { must: Goal; aim: Goal }>> = {
  search: { must: { ratio: 0.75, p99: 1.5 }, aim: { ratio: 0.95, p99: 1.1 } },
  slots: { must: { ratio: 0.4, p99: 2.5 }, aim: { ratio: 0.6, p99: 1.8 } },
  booking: { must: { ratio: 0.4, p99: 3 }, aim: { ratio: 0.55, p99: 2 } },
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\n\r\n`;

export function searches(): () => string {
  const all = specialties.flatMap(({ id }) =>
    towns.map((town) => get(`/api/doctors?specialty=${id}&town=${encodeURIComponent(town)}&limit=20`)),
  );
  let n = 0;
  return () => all[(n += 1) % all.length]!;
}

/** Doctor after doctor, with a stride so that neighbours in the table are not asked one after the other. */
function slotCalls(crowd: Crowd): () => string {
  const { date } = crowd.slots[0]!;
  let n = 0;
  return () => {
    n += 1;
    const id = crowd.doctorIds[(n * 7919) % crowd.doctorIds.length]!;
    return get(`/api/doctors/${id}/slots?from=${date}&to=${date}`);
  };
}

function bookings(crowd: Crowd): () => string {
  const wish = bookingWishes(crowd);
  let n = 0;
  return () => {
    const { token, body } = wish();
    const text = JSON.stringify(body);
    n += 1;
    return (
      `POST /api/appointments HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\nidempotency-key: bench-${n}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    );
  };
}

/** Each connection is a device that renews its session over and over: every answer carries the next token. */
function refreshes(crowd: Crowd): Pick<Workload, "next" | "heard"> {
  const tokens = crowd.patients.map(({ refreshToken }) => refreshToken);
  return {
    next(connection) {
      const text = JSON.stringify({ refresh_token: tokens[connection] });
      return (
        `POST /auth/v1/token?grant_type=refresh_token HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
      );
    },
    heard(connection, body) {
      const answer = JSON.parse(body) as { refresh_token?: string };
      if (answer.refresh_token) tokens[connection] = answer.refresh_token;
    },
  };
}

function userCalls(crowd: Crowd): () => string {
  let n = 0;
  return () => {
    n += 1;
    const { token } = crowd.patients[n % crowd.patients.length]!;
    return `GET /auth/v1/user HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
  };
}

/** Everybody asks once for something cheap: tokens are known from then on, as those of people who looked for a slot before. */
export function arrivals(crowd: Crowd): () => string | null {
  let n = 0;
  return () => {
    const patient = crowd.patients[n];
    n += 1;
    return patient
      ? `GET /api/appointments?limit=1 HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${patient.token}\r\n\r\n`
      : null;
  };
}

/** The kinds of request, for the limit and for the product apart: each books the same sequence. */
export function workloadsOf(crowd: Crowd): Record<WorkloadName, () => Workload> {
  return {
    search: () => ({ name: "search", expected: 200, next: searches() }),
    slots: () => ({ name: "slots", expected: 200, next: slotCalls(crowd) }),
    booking: () => ({ name: "booking", expected: 201, next: bookings(crowd) }),
    refresh: () => ({ name: "refresh", expected: 200, ...refreshes(crowd) }),
    user: () => ({ name: "user", expected: 200, next: userCalls(crowd) }),
  };
}
