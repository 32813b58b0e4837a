-- What every feature stands on: settings, audit, messages, remembered answers.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Answers already given to a repeated write (Idempotency-Key). `answer` is sealed: it may hold a token or a code.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
-- Rows come in the order of their time and are only ever looked for by "older than": a few bytes instead of an entry per write.
create index idempotency_keys_created_at on idempotency_keys using brin (created_at);

-- The transactional outbox: a message is written with what it announces, and sent afterwards by the worker.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  recipient text not null,
  subject text,
  body text not null,
  purpose text not null,
  -- Written twice, sent once.
  dedupe_key text unique,
  not_before timestamptz not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text
);
create index messages_to_send on messages (next_attempt_at) where sent_at is null and dead_at is null;
create index messages_by_recipient on messages (recipient, created_at desc);

-- Append-only: a row is written in the transaction of what it tells, and never changed or removed.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_account_id uuid,
  actor_email text,
  action text not null,
  target_type text,
  target_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_log_created_at on audit_log (created_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
