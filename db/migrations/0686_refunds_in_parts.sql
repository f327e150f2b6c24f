-- What goes back in parts of an order in another currency is rounded together: figures, returns and the report of payments were a cent off.
update daily_figures set changes = changes + 1
where day in (
  select (r.at at time zone 'UTC')::date from order_refunds r join orders o on o.id = r.order_id where o.shop_rate is not null
);
