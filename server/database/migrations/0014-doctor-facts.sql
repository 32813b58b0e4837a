-- What a booking depends on, claims apart, ready to be read: one narrow row per doctor instead of five tables asked by everybody who looks
-- at a calendar. Made again at the end of each transaction that moved the doctor's version, so that nobody ever reads an older one
-- beside a newer version (docs/decisions/0023).

create table doctor_facts (
  doctor_id uuid primary key references doctors (id) on delete cascade,
  booking_version integer not null,
  facts json not null
);

create function doctor_facts_of(ids uuid[]) returns table (doctor_id uuid, booking_version integer, facts json)
language sql stable as $$
  select d.id, d.booking_version, json_build_object(
    'full_name', d.full_name, 'clinic_address', d.clinic_address, 'consultation_fee', d.consultation_fee,
    'in_person_fee', d.in_person_fee, 'online_fee', d.online_fee, 'whatsapp_fee', d.whatsapp_fee,
    'health_center_id', d.health_center_id, 'center_name', h.name, 'pay_at_desk', coalesce(h.pay_at_desk, false),
    'bookable', d.status = 'active' and coalesce(h.status = 'approved' and h.suspended_at is null, true),
    'hours', coalesce((
      select string_agg(w.weekday || ' ' || to_char(w.starts, 'HH24:MI') || ' ' || to_char(w.ends, 'HH24:MI'), ',' order by w.weekday, w.starts)
      from doctor_hours w where w.doctor_id = d.id), ''),
    'exceptions', coalesce((
      select json_agg(json_build_object('day', e.day, 'ranges', coalesce((
        select json_agg(json_build_object('starts', to_char(r.starts, 'HH24:MI'), 'ends', to_char(r.ends, 'HH24:MI')))
        from doctor_day_ranges r where r.doctor_id = e.doctor_id and r.day = e.day), '[]')))
      -- A day that is over decides nothing; one is left for clocks that disagree.
      from doctor_day_exceptions e where e.doctor_id = d.id and e.day >= current_date - 2), '[]'))
  from doctors d left join health_centers h on h.id = d.health_center_id
  where d.id = any (ids)
$$;

create function keep_doctor_facts(ids uuid[]) returns void language sql as $$
  insert into doctor_facts (doctor_id, booking_version, facts)
  select * from doctor_facts_of(ids)
  on conflict (doctor_id) do update set booking_version = excluded.booking_version, facts = excluded.facts
$$;

create function keep_own_facts() returns trigger language plpgsql as $$
begin
  -- A week of hours moves the version seven times; the first of seven looks made the facts of the last.
  if not exists (
    select from doctors d join doctor_facts f on f.doctor_id = d.id and f.booking_version = d.booking_version where d.id = new.id
  ) then
    perform keep_doctor_facts(array[new.id]);
  end if;
  return null;
end $$;
create constraint trigger doctors_keep_facts_new after insert on doctors
  deferrable initially deferred for each row execute function keep_own_facts();
create constraint trigger doctors_keep_facts after update on doctors
  deferrable initially deferred for each row when (old.booking_version is distinct from new.booking_version)
  execute function keep_own_facts();

select keep_doctor_facts(array(select id from doctors));
