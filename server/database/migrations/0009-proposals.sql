-- Calling off and moving an appointment.

alter table appointments
  -- Sealed by the application: the words with which somebody cancelled. `cancellation_reason` says who: a person or the clock.
  add column cancellation_note bytea,
  add constraint appointments_cancellation_reason check (cancellation_reason in ('patient', 'doctor', 'unpaid', 'no_show')),
  -- How often it was moved to another time, and when last: what a calendar needs to take the newer of two entries.
  add column moves integer not null default 0,
  add column moved_at timestamptz,
  add column day_reminded_at timestamptz,
  add column soon_reminded_at timestamptz;
create index appointments_to_remind on appointments (appointment_date, appointment_time)
  where status = 'accepted' and soon_reminded_at is null;

-- Another time that one side proposes. While it is open its slot is claimed (`slot_claims.kind = 'proposal'`).
create table appointment_proposals (
  id uuid primary key,
  appointment_id uuid not null references appointments (id) on delete cascade,
  proposed_by text not null check (proposed_by in ('patient', 'doctor')),
  proposed_date date not null,
  proposed_time time not null,
  -- 'closed': the appointment ended before anybody answered.
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
-- Both sides propose at once: one proposal is open, the other is refused.
create unique index appointment_proposals_open on appointment_proposals (appointment_id) where status = 'open';
create index appointment_proposals_of_appointment on appointment_proposals (appointment_id, created_at);
create index appointment_proposals_to_expire on appointment_proposals (expires_at) where status = 'open';
create unique index slot_claims_one_proposal on slot_claims (appointment_id) where kind = 'proposal';
