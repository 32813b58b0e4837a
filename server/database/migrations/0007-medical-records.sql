-- Medical records, who read them, what patients report before a consultation, and the keys that outlive the encryption key.

create table medical_records (
  patient_id uuid primary key references patients (id) on delete cascade,
  -- The whole record as one sealed text.
  record bytea not null,
  -- In clear: whether a doctor may open the record is decided before it is opened.
  share_with_doctors boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One row each time a doctor was shown a record: written before the record is answered, never changed.
create table record_readings (
  id uuid primary key,
  patient_id uuid not null references patients (id) on delete cascade,
  doctor_id uuid not null references doctors (id),
  -- The appointment that gave the right to read.
  appointment_id uuid not null references appointments (id) on delete cascade,
  read_at timestamptz not null
);
create index record_readings_newest on record_readings (patient_id, read_at desc, id desc);
create index record_readings_of_appointment on record_readings (appointment_id);

create table symptom_reports (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  -- Symptoms and notes as one sealed text.
  report bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Keys of digests that are kept (login codes, tokens): a digest cannot be made again without its secret, so its key stays the same
-- whatever becomes of the encryption key, which only seals it.
create table digest_keys (
  purpose text primary key,
  key bytea not null,
  created_at timestamptz not null
);
