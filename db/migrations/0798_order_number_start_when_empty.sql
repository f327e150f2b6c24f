-- A shop without orders may begin anywhere, so lower than the sequence's own start, or than numbers that were drawn and not used.
-- Altering the sequence waits for orders that are being placed, which are seen by the statement after it.
create or replace function start_order_numbers_at(start_at bigint) returns bigint language plpgsql as $$
declare
  last bigint;
begin
  alter sequence order_numbers minvalue 1;
  select case when not exists (select from orders) then 0 when is_called then last_value else last_value - 1 end into last from order_numbers;
  if start_at > last then execute format('alter sequence order_numbers restart with %s', start_at); end if;
  return last;
end $$;
