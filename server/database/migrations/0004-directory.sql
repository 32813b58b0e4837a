-- Health centers, doctors, and when doctors consult.

create table health_centers (
  id uuid primary key,
  account_id uuid not null unique references accounts (id),
  name text not null,
  license_number text not null,
  location text not null,
  contact_phone text not null,
  contact_email text not null,
  status text not null check (status in ('pending_approval', 'approved', 'rejected')),
  rejection_reason text,
  -- Keyed HMAC of the login code; the code itself is never kept.
  login_code_hmac bytea not null unique,
  pay_at_desk boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  check (status <> 'rejected' or rejection_reason is not null)
);
create unique index health_centers_license on health_centers (lower(license_number));
create unique index health_centers_email on health_centers (lower(contact_email));
create index health_centers_status on health_centers (status, created_at desc);

create table doctors (
  id uuid primary key,
  account_id uuid unique references accounts (id),
  health_center_id uuid references health_centers (id),
  full_name text not null,
  specialty text not null check (specialty in (
    'general-medicine', 'cardiology', 'pediatrics', 'gynecology', 'dermatology', 'ophthalmology', 'ent', 'orthopedics',
    'neurology', 'psychiatry', 'radiology', 'anesthesia', 'general-surgery', 'urology', 'gastroenterology')),
  license_number text not null,
  specialist_code text unique check (specialist_code ~ '^[A-Z0-9]{8}$'),
  years_of_experience integer not null default 0 check (years_of_experience >= 0),
  town text not null check (town in ('Abidjan', 'Bouaké', 'Yamoussoukro')),
  clinic_address text,
  hospital_name text,
  clinic_name text,
  email text,
  phone text,
  bio text,
  -- Served by us; null until the image named by its owner has been fetched, checked and drawn anew.
  profile_image text,
  profile_image_source text,
  consultation_fee integer check (consultation_fee >= 0),
  in_person_fee integer check (in_person_fee >= 0),
  online_fee integer check (online_fee >= 0),
  whatsapp_fee integer check (whatsapp_fee >= 0),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- 'waiting': signed up alone, licence not yet verified; only 'active' doctors are listed and booked.
  status text not null check (status in ('active', 'waiting', 'inactive')),
  -- Moves whenever anything a booking depends on moves: a booking decided on older facts is decided again.
  booking_version integer not null default 1,
  -- Order of the directory: name without accents or case.
  sort_name text collate "C" not null,
  -- What the doctor is found by in `directory_words`; written together with `doctor_words`.
  word_ids integer[] not null default '{}',
  -- Whether the directory shows the doctor: active, and the center (if any) approved and not suspended. Kept by trigger.
  listed boolean not null default false,
  -- The doctor's public facts as JSON text: a page of the directory is twenty of these. The specialty's id comes first, so that
  -- its French label, which is not the database's business, can be put in its place. Kept by trigger.
  entry text not null default '',
  created_at timestamptz not null
);
create unique index doctors_license on doctors (lower(license_number));
create index doctors_listed on doctors (sort_name, id) where listed;
create index doctors_by_specialty on doctors (specialty, sort_name, id) where listed;
create index doctors_by_town on doctors (town, sort_name, id) where listed;
create index doctors_by_specialty_and_town on doctors (specialty, town, sort_name, id) where listed;
create index doctors_by_center on doctors (health_center_id, sort_name, id);

create function show_doctor() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (old.status, old.health_center_id) is distinct from (new.status, new.health_center_id) then
    -- The center's row is locked, so that a center suspended at this very moment finds this doctor afterwards, or we find it suspended.
    new.listed := new.status = 'active' and (new.health_center_id is null or exists (
      select from health_centers where id = new.health_center_id and status = 'approved' and suspended_at is null for share));
  end if;
  new.entry := (select row_to_json(facts) from (select
    new.specialty, new.id, new.full_name, new.town, new.clinic_address, new.hospital_name, new.clinic_name, new.profile_image,
    new.consultation_fee, new.in_person_fee, new.online_fee, new.whatsapp_fee, new.years_of_experience,
    coalesce(round(new.rating_sum::numeric / nullif(new.rating_count, 0), 1), 0) as rating) as facts);
  return new;
end $$;
create trigger doctors_show before insert or update on doctors
  for each row execute function show_doctor();

-- Search dictionary: the distinct folded words of names and places, so that typed text is matched against a small table. Words are
-- only ever added, one writer at a time: the greatest id tells whether the dictionary is still the one a reader knows.
create table directory_words (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('name', 'place', 'clinic')),
  word text collate "C" not null,
  -- How many doctors have it: which word of a search leads to the fewest.
  uses integer not null default 0,
  unique (kind, word)
);
create extension if not exists pg_trgm;
create index directory_words_trigram on directory_words using gin (word gin_trgm_ops);

create table doctor_words (
  -- Of `directory_words`, from which nothing is ever removed: no foreign key has to be checked eight times a doctor.
  word_id integer not null,
  specialty text not null,
  sort_name text collate "C" not null,
  doctor_id uuid not null references doctors (id) on delete cascade,
  primary key (word_id, sort_name, doctor_id)
);
create index doctor_words_by_specialty on doctor_words (word_id, specialty, sort_name, doctor_id);
create index doctor_words_by_doctor on doctor_words (doctor_id);

-- Weekly hours: ISO weekday 1 (Monday) to 7, several ranges a day.
create table doctor_hours (
  doctor_id uuid not null references doctors (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  primary key (doctor_id, weekday, starts),
  -- Slots begin on the hour or the half: two claims then never overlap by less than a slot.
  check (extract(minute from starts) in (0, 30) and extract(second from starts) = 0),
  check (starts < ends)
);

-- A dated exception replaces that day's week: no range means closed; ranges open a day, a public holiday included.
create table doctor_day_exceptions (
  doctor_id uuid not null references doctors (id) on delete cascade,
  day date not null,
  primary key (doctor_id, day)
);
create table doctor_day_ranges (
  doctor_id uuid not null,
  day date not null,
  starts time not null,
  ends time not null,
  primary key (doctor_id, day, starts),
  check (extract(minute from starts) in (0, 30) and extract(second from starts) = 0),
  foreign key (doctor_id, day) references doctor_day_exceptions (doctor_id, day) on delete cascade,
  check (starts < ends)
);

-- Public holidays an administrator confirmed, moved or cancelled; days nobody touched are computed.
create table public_holidays (
  day date primary key,
  label text not null,
  closed boolean not null
);
create table availability_calendar (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1
);
insert into availability_calendar default values;

create function move_booking_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update doctors set booking_version = booking_version + 1 where id = old.doctor_id;
    return old;
  end if;
  update doctors set booking_version = booking_version + 1 where id = new.doctor_id;
  return new;
end $$;
create trigger doctor_hours_move_version after insert or update or delete on doctor_hours
  for each row execute function move_booking_version();
create trigger doctor_day_exceptions_move_version after insert or update or delete on doctor_day_exceptions
  for each row execute function move_booking_version();
create trigger doctor_day_ranges_move_version after insert or update or delete on doctor_day_ranges
  for each row execute function move_booking_version();

create function move_own_booking_version() returns trigger language plpgsql as $$
begin
  if (old.status, old.consultation_fee, old.in_person_fee, old.online_fee, old.whatsapp_fee, old.health_center_id, old.full_name,
      old.clinic_address, old.phone)
    is distinct from
     (new.status, new.consultation_fee, new.in_person_fee, new.online_fee, new.whatsapp_fee, new.health_center_id, new.full_name,
      new.clinic_address, new.phone) then
    new.booking_version := old.booking_version + 1;
  end if;
  return new;
end $$;
create trigger doctors_move_version before update on doctors
  for each row execute function move_own_booking_version();

create function move_center_booking_versions() returns trigger language plpgsql as $$
begin
  if (old.status, old.pay_at_desk, old.suspended_at, old.name) is distinct from (new.status, new.pay_at_desk, new.suspended_at, new.name) then
    update doctors
      set booking_version = booking_version + 1,
          listed = status = 'active' and new.status = 'approved' and new.suspended_at is null
      where health_center_id = new.id;
  end if;
  return new;
end $$;
create trigger health_centers_move_version after update on health_centers
  for each row execute function move_center_booking_versions();

create function move_calendar_version() returns trigger language plpgsql as $$
begin
  update availability_calendar set version = version + 1;
  return null;
end $$;
create trigger public_holidays_move_version after insert or update or delete on public_holidays
  for each statement execute function move_calendar_version();
