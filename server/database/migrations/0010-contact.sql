-- What people write to the team, receipts and how often they were sent, mails with something attached.

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  -- Keyed digest of the network it came from: counted, never read.
  sender bytea not null,
  created_at timestamptz not null
);
create index contact_messages_by_sender on contact_messages (sender, created_at desc);

-- A receipt is numbered when it is first looked at: one after the other within a year, none left out.
create table receipts (
  payment_id uuid primary key references payments (id),
  year smallint not null,
  number integer not null check (number > 0),
  -- What its QR code leads to: random, so that it tells nothing, and kept, so that a printed receipt can be checked for ever.
  check_code text not null unique,
  unique (year, number)
);

create table receipt_sendings (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  account_id uuid not null references accounts (id),
  -- Keyed digest of the number or address: counted, never read.
  recipient bytea not null,
  -- Opens the receipt for whoever got it by SMS, until then; null for an e-mail, which brings the receipt itself.
  code text unique,
  opens_until timestamptz,
  sent_at timestamptz not null,
  check ((code is null) = (opens_until is null))
);
create index receipt_sendings_by_account on receipt_sendings (account_id, sent_at desc);
create index receipt_sendings_by_recipient on receipt_sendings (recipient, sent_at desc);

-- What to attach is named, and made when the mail is sent: the outbox holds no documents.
alter table messages
  add column reply_to text,
  add column attachment_kind text,
  add column attachment_reference text,
  add check ((attachment_kind is null) = (attachment_reference is null));
