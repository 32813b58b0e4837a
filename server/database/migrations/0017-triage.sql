-- Assessments by the nurse: what was said and answered, what went to a doctor with an appointment, problems that were reported.

create table triage_sessions (
  id uuid primary key,
  -- Keyed digest of the secret that opens it.
  secret_digest bytea not null unique,
  -- Null for a visitor's: erased after 30 days.
  patient_id uuid references patients (id) on delete cascade,
  turns smallint not null check (turns > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index triage_sessions_of_patient on triage_sessions (patient_id, id desc) where patient_id is not null;
create index triage_sessions_of_visitors on triage_sessions (created_at) where patient_id is null;

create table triage_turns (
  session_id uuid not null references triage_sessions (id) on delete cascade,
  turn smallint not null check (turn >= 0),
  -- Sealed: the person's words, and what a model understood besides. All that the engine is given.
  said bytea not null,
  -- Sealed: the engine's whole outcome, and the sentence that was shown.
  answered bytea not null,
  engine_version text not null,
  created_at timestamptz not null,
  primary key (session_id, turn)
);

-- A copy: what the doctor reads is what the patient chose to send, whatever becomes of the session.
create table appointment_triage (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  summary bytea not null,
  attached_at timestamptz not null,
  -- When its doctor first read it.
  read_at timestamptz
);

create table triage_problems (
  id uuid primary key,
  -- For the replay; an incident outlives the session it tells of.
  session_id uuid references triage_sessions (id) on delete set null,
  engine_version text not null,
  -- Sealed: what was written, the level, and the trace of the rules.
  report bytea not null,
  created_at timestamptz not null
);
create index triage_problems_of_session on triage_problems (session_id);
