-- Lets order numbers go on from a number that is above the last one; answers the last one. Whoever takes a number meanwhile waits, or is waited for:
-- altering a sequence takes part in the transaction, which `setval` doesn't.
create function start_order_numbers_at(start_at bigint) returns bigint language plpgsql as $$
declare
  last bigint;
begin
  alter sequence order_numbers minvalue 1;
  select case when is_called then last_value else last_value - 1 end into last from order_numbers;
  if start_at > last then execute format('alter sequence order_numbers restart with %s', start_at); end if;
  return last;
end $$;
