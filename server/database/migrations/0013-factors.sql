-- Second factors in use: challenges, recovery codes, and which refresh tokens are too old to inherit what a factor proved.

alter table auth.mfa_factors
  drop constraint mfa_factors_factor_type_check,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  add constraint mfa_factors_phone_check check (phone ~ '^[1-9][0-9]{1,14}$'),
  add column last_challenged_at timestamptz,
  add column last_used_at timestamptz;
-- One set of recovery codes to a person, and a number once.
create unique index mfa_factors_recovery on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
create unique index mfa_factors_phone on auth.mfa_factors (user_id, phone) where status = 'verified';

-- A factor that was asked for: the code sent to a phone as a keyed digest; an app's code needs no trace.
create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_digest bytea,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_expires_at on auth.mfa_challenges (expires_at);

-- Recovery codes as keyed digests; one that was used stays, so that a person can be told how many are left.
create table auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_digest bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_digest)
);

-- Refresh tokens below it were given out before the second factor was shown, and must not inherit what it proved.
alter table auth.sessions add column refresh_floor integer not null default 0 check (refresh_floor >= 0);
