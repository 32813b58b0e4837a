import { towns } from "#contract/doctors.ts";
import { specialties } from "#contract/specialties.ts";
import { bookingWishes, type Crowd } from "#server/testing/crowd.ts";

export type WorkloadName = "search" | "slots" | "booking";

/** One kind of request. The limit and the product are sent the very same bytes. */
export interface Workload {
  name: WorkloadName;
  expected: number;
  next: () => string;
}

/** A ratio to reach, and how much slower than the limit the slowest hundredth may be (goals, "Speed"). */
export interface Goal {
  ratio: number;
  p99: number;
}

export const goals: Record<WorkloadName, { must: Goal; aim: Goal }> = {
  search: { must: { ratio: 0.75, p99: 1.5 }, aim: { ratio: 0.95, p99: 1.1 } },
  slots: { must: { ratio: 0.4, p99: 2.5 }, aim: { ratio: 0.6, p99: 1.8 } },
  booking: { must: { ratio: 0.4, p99: 3 }, aim: { ratio: 0.55, p99: 2 } },
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\n\r\n`;

function searches(): () => string {
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

/** The three kinds of request, for the limit and for the product apart: each books the same sequence. */
export function workloadsOf(crowd: Crowd): Record<WorkloadName, () => Workload> {
  return {
    search: () => ({ name: "search", expected: 200, next: searches() }),
    slots: () => ({ name: "slots", expected: 200, next: slotCalls(crowd) }),
    booking: () => ({ name: "booking", expected: 201, next: bookings(crowd) }),
  };
}
