-- What went back of an order that is no sale (cancelled before it was paid, or while an edit waited to be paid) counts no more than what came in for it: as in the
-- report of payments (decision 82). Its days are counted again.
update daily_figures set changes = changes + 1
where day in (
  select (r.at at time zone 'UTC')::date from order_refunds r join orders o on o.id = r.order_id
  where o.order_status = 'Cancelled' and not was_billed(o.id, o.revision)
);

-- The tax of an order in another currency is rounded once for all its rates, as in the other figures, no longer for each: the report was a cent off.
update daily_figures set changes = changes + 1
where day in (
  select (ordered_at at time zone 'UTC')::date from orders where shop_rate is not null and taxes is not null
  union
  select (r.at at time zone 'UTC')::date from order_refunds r join orders o on o.id = r.order_id where o.shop_rate is not null and o.taxes is not null
);
