-- Keys that programs of the operator's administer users with. A key is a signed token; here stands that it was given out and still counts.
create table auth.service_keys (
  id uuid primary key,
  -- The signing key it was signed with: it stays published as long as a service key lives.
  kid text not null,
  -- What it is for, in the operator's words.
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
