-- Accounts (who signs in) and patients (who is ill) are apart: one account may hold several patients.
-- accounts.id is the user id of the auth service; there is no foreign key because that service may be hosted elsewhere.

create table accounts (
  id uuid primary key,
  role text not null check (role in ('patient', 'specialist', 'health_center', 'admin')),
  is_super_admin boolean not null default false,
  full_name text not null,
  phone_number text,
  phone_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  check (not is_super_admin or role = 'admin')
);
create index accounts_role on accounts (role, created_at desc);

-- The one setting-up of the first administrator: two at once meet at this key, and one of them loses.
create table admin_setup (
  only_row boolean primary key default true check (only_row),
  account_id uuid not null references accounts (id),
  done_at timestamptz not null
);

create table terms_acceptances (
  account_id uuid not null references accounts (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (account_id, version)
);

create table patients (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  relation text not null check (relation in ('self', 'child', 'parent', 'spouse', 'other')),
  full_name text not null,
  phone_number text,
  birth_date date,
  sex text check (sex in ('female', 'male')),
  created_at timestamptz not null
);
create index patients_account on patients (account_id, created_at);
create unique index patients_self on patients (account_id) where relation = 'self';
