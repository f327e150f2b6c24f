-- Fails a transaction whose idempotency key belongs to another that committed. Processes of the previous release don't call it.
create function claimed_before() returns boolean language plpgsql as $$
begin
  raise exception 'the idempotency key was claimed before' using errcode = 'GF001';
end $$;
