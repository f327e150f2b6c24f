-- The channel of an order stands with it, too, and with what the lists of staff check otherwise in the indexes that they are read from: orders of a rare channel in a rare state are found without looking
-- each of them up. It never changes, so that payments write what they wrote before.
alter table orders add column channel text not null default 'direct'
  check (channel in ('direct', 'search', 'social', 'email', 'paid', 'referral', 'campaign'));
update orders o set channel = s.channel from order_sources s where s.order_id = o.id;
drop index orders_state;
drop index orders_state_total;
create index orders_state on orders (order_status, payment_status, shipping_status, ordered_at desc, id desc)
  include (payment_method, total_cost, channel, credit_expected);
create index orders_state_total on orders (order_status, payment_status, shipping_status, total_cost desc, id desc)
  include (payment_method, ordered_at, channel, credit_expected);
