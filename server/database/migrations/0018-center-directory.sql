-- What a health center says of itself to people who look for one; all of it may be missing (docs/decisions/0029).

alter table health_centers
  add column town text check (town in ('Abidjan', 'Bouaké', 'Yamoussoukro')),
  add column neighbourhood text,
  -- Null: the center has not said. Only a center that says yes is shown as having one.
  add column emergency_service boolean,
  add column open_24h boolean not null default false,
  -- As the center words them; nothing is computed from it.
  add column opening_hours text,
  -- Order of the list: the name without accents or case.
  add column sort_name text collate "C" not null generated always as (lower(translate(name,
    'ÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäçéèêëîïôöœùûüÿ', 'AAACEEEEIIOOOUUUYaaaceeeeiiooouuuy') collate "C")) stored,
  add check (not open_24h or opening_hours is null);

-- Centers that were there before: the town their address names, where it names one of ours only.
update health_centers h set town = named.town
from (select h.id, min(t.town) as town
  from health_centers h join (values ('Abidjan', '%abidjan%'), ('Bouaké', '%bouak_%'), ('Yamoussoukro', '%yamoussoukro%')) as t(town, pattern)
    on h.location ilike t.pattern
  group by h.id having count(*) = 1) as named
where named.id = h.id;

create index health_centers_listed on health_centers (town, (emergency_service is not true), sort_name, id)
  where status = 'approved' and suspended_at is null;
