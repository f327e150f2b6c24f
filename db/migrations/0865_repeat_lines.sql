-- The other products of a repeat delivery. Its first one stays in repeat_deliveries, so a delivery of one product is what it was: to a process of the release before, too.
create table repeat_lines (
  repeat_delivery_id uuid not null references repeat_deliveries on delete cascade,
  variant_id uuid not null references variants,
  quantity int not null check (quantity between 1 and 99),
  -- as agreed when it was added
  percent int not null check (percent between 0 and 50),
  -- of one piece, as in repeat_deliveries
  price int not null,
  created_at timestamptz not null,
  primary key (repeat_delivery_id, variant_id)
);
create index repeat_lines_variant on repeat_lines (variant_id);

alter table repeat_deliveries
  -- Its product isn't the one of the order that it began with: that one was taken out.
  add column is_first_gone boolean not null default false,
  -- How many reminders were sent by processes that know of other products.
  add column reminders int not null default 0;

-- What was left out of a date, and why: [{"variantId", "name", "reason"}]. A process of the release before leaves it null.
alter table repeat_orders add column left_out jsonb;

-- A process of the release before would order the first product alone, or skip all for it. It's refused, and its transaction with it: a later one orders that date.
create function repeat_order_has_all_lines() returns trigger language plpgsql as $$
begin
  if new.left_out is null and (new.state = 'due' or (new.state = 'skipped' and new.reason is distinct from 'customer'))
    and exists (select from repeat_lines where repeat_delivery_id = new.repeat_delivery_id) then
    raise exception 'a repeat delivery of several products is for a later release to order' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger repeat_order_has_all_lines before insert on repeat_orders for each row execute function repeat_order_has_all_lines();

-- Nor does it send a reminder of the first product alone: it claims none.
create function repeat_reminder_has_all_lines() returns trigger language plpgsql as $$
begin
  if new.reminded_for is distinct from old.reminded_for and new.reminders = old.reminders
    and exists (select from repeat_lines where repeat_delivery_id = new.id) then
    return null;
  end if;
  return new;
end $$;
create trigger repeat_reminder_has_all_lines before update of reminded_for on repeat_deliveries
  for each row execute function repeat_reminder_has_all_lines();
