-- Less written per booking: an answer that says no more than the rows beside it is remembered as it stands, and the first line of an
-- appointment's history is read off the appointment (docs/decisions/0004).
alter table idempotency_keys add column open_answer text;
