-- Gift cards that were taken back are taken off on the day they were refunded: those days are counted again.
update daily_figures set changes = changes + 1
where day in (select (r.at at time zone 'UTC')::date from order_refunds r join orders o on o.id = r.order_id where o.gift_card_refunded > 0);
