-- Appointments, their history, and the claims on slots.

create table appointments (
  id uuid primary key,
  -- The patient's account when it was booked. It needs no key of its own: the patient's row holds it, and every key checked costs a
  -- booking about 5 %.
  account_id uuid not null,
  patient_id uuid not null references patients (id),
  doctor_id uuid not null references doctors (id),
  health_center_id uuid references health_centers (id),
  appointment_date date not null,
  appointment_time time not null,
  consultation_type text not null check (consultation_type in ('in-person', 'video')),
  status text not null check (status in ('pending', 'accepted', 'rejected', 'completed', 'cancelled')),
  rejection_reason text,
  cancellation_reason text,
  -- Sealed by the application: a patient's words for the doctor.
  notes bytea,
  fee integer not null check (fee >= 0),
  payment_state text not null check (payment_state in ('none', 'due', 'desk', 'paid', 'refund_due', 'refunded')),
  -- Which of the account's (at most five) bookings awaiting payment this is: the limit is held by the index below.
  hold_number smallint check (hold_number between 1 and 5),
  -- Until when it must be paid; null while no clock runs.
  pay_before timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  check (status <> 'rejected' or rejection_reason is not null),
  check (payment_state <> 'none' or fee = 0),
  check ((hold_number is not null) = (payment_state = 'due' and status in ('pending', 'accepted')))
);
create unique index appointments_unpaid_limit on appointments (account_id, hold_number) where hold_number is not null;
create unique index appointments_one_at_a_time on appointments (patient_id, appointment_date, appointment_time)
  where status in ('pending', 'accepted');
create index appointments_of_account on appointments (account_id, appointment_date desc, appointment_time desc, id desc);
create index appointments_of_doctor on appointments (doctor_id, appointment_date desc, appointment_time desc, id desc);
create index appointments_requests on appointments (doctor_id, appointment_date, appointment_time, id) where status = 'pending';
create index appointments_of_center on appointments (health_center_id, appointment_date desc, appointment_time desc, id desc)
  where health_center_id is not null;
create index appointments_to_expire on appointments (pay_before) where payment_state = 'due' and status in ('pending', 'accepted');

-- One row per 30 minutes that somebody holds. Bookings, proposals, offers and walk-ins all claim here: the primary key is
-- why two people can never hold one slot, whatever the code above does. A claim past `expires_at` may be taken over.
create table slot_claims (
  -- Without a key of its own: doctors are deactivated, never removed, and a claim is written beside something that names its doctor.
  doctor_id uuid not null,
  slot_date date not null,
  slot_time time not null,
  kind text not null check (kind in ('booking', 'proposal', 'offer', 'walk_in')),
  appointment_id uuid references appointments (id) deferrable initially deferred,
  expires_at timestamptz,
  primary key (doctor_id, slot_date, slot_time),
  check (extract(minute from slot_time) in (0, 30) and extract(second from slot_time) = 0)
);
create index slot_claims_of_appointment on slot_claims (appointment_id);

create table appointment_events (
  id bigint generated always as identity,
  appointment_id uuid not null references appointments (id) on delete cascade,
  event text not null,
  actor_account_id uuid,
  actor_role text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (appointment_id, id)
);
