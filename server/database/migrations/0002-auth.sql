-- The identity service at /auth/v1. A schema of its own: the product only knows user ids, so a hosted service can take its place.

create schema auth;

create table auth.users (
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email) and email <> ''),
  -- Digits only, country code first, as the auth wire contract has it; accounts.phone_number is E.164.
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  -- Argon2id in PHC form; null where the person has no password.
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  phone_change text,
  phone_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  -- What we say of the person (role, verified facts): only our own code writes it.
  app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  -- What the person says of themselves: never trusted.
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on auth.users (email) where not is_sso_user;
create unique index users_phone on auth.users (phone);
create index users_newest on auth.users (created_at desc, id desc);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  -- For 'email' and 'phone' the user's own id.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index identities_provider on auth.identities (provider, provider_id);
create index identities_user on auth.identities (user_id);
create index identities_email on auth.identities (email);

-- One row per signed-in device. Its refresh tokens are not stored: they are computed from the row (docs/decisions/0010).
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  factor_id uuid,
  refresh_key bytea not null check (octet_length(refresh_key) = 32),
  refresh_counter integer not null default 0 check (refresh_counter >= 0),
  -- Set by the first refresh.
  refreshed_at timestamptz,
  -- The session ends then, whatever happens.
  not_after timestamptz,
  -- The session ends then unless it is refreshed before; null: idleness does not end it.
  idle_after timestamptz,
  user_agent text,
  ip inet,
  tag text,
  created_at timestamptz not null
);
create index sessions_user on auth.sessions (user_id, created_at desc);
create index sessions_not_after on auth.sessions (not_after);

-- How a session was proven, one row per method.
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  method text not null,
  created_at timestamptz not null,
  primary key (session_id, method)
);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  friendly_name text,
  secret bytea,
  phone text,
  last_used_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mfa_factors_user on auth.mfa_factors (user_id);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

-- Codes and links on their way to a person: keyed digests only, one per person and kind.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'confirmation', 'recovery', 'reauthentication', 'email_change_new', 'email_change_current', 'phone_change')),
  relates_to text not null,
  code_digest bytea not null,
  link_digest bytea not null,
  -- The password chosen by whoever asked for this code: it counts once the address is proven, so that nobody who signed up with
  -- another's address before can keep a way in.
  password_hash text,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, kind)
);
create unique index one_time_tokens_link on auth.one_time_tokens (link_digest);

-- Keys that sign access tokens. One signs; former ones stay published until the last token they signed has expired.
create table auth.signing_keys (
  kid text primary key,
  algorithm text not null check (algorithm = 'ES256'),
  public_jwk jsonb not null check (not public_jwk ? 'd'),
  -- Private JWK, sealed with the kid as context.
  private_key bytea not null,
  status text not null check (status in ('current', 'previous')),
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((status = 'previous') = (retired_at is not null))
);
create unique index signing_keys_current on auth.signing_keys (status) where status = 'current';
