-- What people prove by codes and links at /auth/v1: PKCE flows, changes of address that need two proofs, people nobody has proven yet.

-- Sign-ins that end on the device they began on (RFC 7636, S256 only): the code in the address is worth nothing without the verifier, which
-- never left that device.
create table auth.flow_state (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  -- How the person will have been proven, as tokens tell it.
  method text not null,
  -- Made at the click, and kept as a keyed digest.
  code_digest bytea unique,
  code_issued_at timestamptz,
  created_at timestamptz not null,
  check ((code_digest is null) = (code_issued_at is null))
);
create index flow_state_user on auth.flow_state (user_id);
create index flow_state_created on auth.flow_state (created_at);

alter table auth.one_time_tokens
  add column flow_id uuid references auth.flow_state (id) on delete set null,
  -- How many codes the deed needs: two where the former address has a say in its replacement.
  add column halves smallint not null default 1 check (halves in (1, 2));
-- Codes typed by hand are looked up by where they were sent.
create index one_time_tokens_recipient on auth.one_time_tokens (relates_to, kind);
create index one_time_tokens_flow on auth.one_time_tokens (flow_id) where flow_id is not null;

-- Made because a code was asked for, by somebody who has proven nothing: no account of the product, no session, and no claim on the
-- address or number against whoever signs up with it.
alter table auth.users add column is_provisional boolean not null default false;
create index users_provisional on auth.users (created_at) where is_provisional;
