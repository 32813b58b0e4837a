-- A reported problem belongs to whoever its assessment belongs to: it goes with the patient, and with the account.

alter table triage_problems
  -- Null for a visitor's, which outlives its session.
  add column patient_id uuid references patients (id) on delete cascade;

update triage_problems p set patient_id = s.patient_id from triage_sessions s where s.id = p.session_id;

create index triage_problems_of_patient on triage_problems (patient_id) where patient_id is not null;
