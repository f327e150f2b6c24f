-- "Refunded" is what went back by any means, also as points and as credit that had paid: as in the report of payments, and as sales count what was paid with
-- them. The days of such refunds are counted again.
update daily_figures set changes = changes + 1
where day in (
  select (at at time zone 'UTC')::date from order_refunds where points_returned_cost > 0 or credit_returned > 0
);
