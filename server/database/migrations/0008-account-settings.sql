-- Accounts beyond signing in: numbers that were another's, quick lock, leaving, patients put away, and codes on their way.

alter table accounts
  -- The number this account had and never proved, when somebody else proved it: that person never sees this account
  -- (docs/decisions/0014).
  add column former_phone_number text,
  -- A keyed digest of the four digits that unlock a shared phone.
  add column lock_pin_digest bytea,
  -- What is left of an account that was deleted is a row without a person.
  add column deleted_at timestamptz;
create index accounts_former_phone on accounts (former_phone_number) where former_phone_number is not null;

-- A person who has appointments cannot be erased from the doctors' books: put away, they are offered nowhere.
alter table patients add column archived_at timestamptz;

-- How often a session has guessed the four digits wrong since they were last right. The fifth ends it, and a new one needs the password.
create table lock_pin_tries (
  session_id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  wrong smallint not null,
  tried_at timestamptz not null
);
create index lock_pin_tries_account on lock_pin_tries (account_id);

-- Who somebody said to be when asking for this code: it counts with the code, like the password.
alter table auth.one_time_tokens add column facts jsonb;

-- Which addresses and numbers codes were sent to, kept for a day: the limits hold for every process and after a restart. Also written
-- for people who have no account, so that asking twice tells nothing.
create table auth.sent_codes (
  recipient text not null,
  kind text not null,
  sent_at timestamptz not null
);
create index sent_codes_recipient on auth.sent_codes (recipient, sent_at desc);
create index sent_codes_sent_at on auth.sent_codes (sent_at);
