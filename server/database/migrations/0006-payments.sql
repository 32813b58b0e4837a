-- Attempts to pay, notices of providers, refunds owed.

create table payments (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  account_id uuid not null references accounts (id),
  attempt integer not null,
  -- Our reference at the provider: known before the provider is asked, so that a lost answer can be looked up.
  reference text not null unique check (reference ~ '^[A-Za-z0-9.=-]{8,60}$'),
  provider text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency = 'XOF'),
  -- 'opening': the provider has not answered yet; 'open': the person is at the provider's page.
  status text not null check (status in ('opening', 'open', 'successful', 'failed')),
  authorization_url text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  asked_at timestamptz,
  unique (appointment_id, attempt)
);
-- One attempt at a time: opening a second while one is open returns the first.
create unique index payments_one_open on payments (appointment_id) where status in ('opening', 'open');
create index payments_open on payments (created_at) where status in ('opening', 'open');
create index payments_of_account on payments (account_id, created_at desc);
create index payments_successful on payments (settled_at) where status = 'successful';

-- A notice delivered a hundred times is one row.
create table payment_notices (
  provider text not null,
  notice_key text not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (provider, notice_key)
);

create table refunds (
  id uuid primary key,
  payment_id uuid not null unique references payments (id),
  amount integer not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('due', 'sent', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz
);
-- What a provider or a doctor's refusal leaves to give back is found here by the refund job.
create index appointments_to_refund on appointments (id) where payment_state = 'refund_due';
create index refunds_due on refunds (next_attempt_at) where status in ('due', 'sent');

-- The embedded sandbox keeps its own books, as a real provider would: the product never reads these tables.
create schema sandbox;
create table sandbox.transactions (
  reference text primary key,
  amount integer not null,
  currency text not null,
  callback_url text not null,
  -- What the person chose to pay with: shown on the page, of no consequence.
  channel text,
  status text not null check (status in ('ongoing', 'pending', 'success', 'failed', 'abandoned', 'reversed')),
  settles_at timestamptz,
  created_at timestamptz not null
);
