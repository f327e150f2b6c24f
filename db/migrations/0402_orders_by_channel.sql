-- Orders are listed by the channel that they came from: with the time of the order, which never changes, a page is read from one index.
alter table order_sources add column ordered_at timestamptz;
update order_sources s set ordered_at = o.ordered_at from orders o where o.id = s.order_id;
alter table order_sources alter column ordered_at set not null;
create index order_sources_channel on order_sources (channel, ordered_at desc, order_id desc);
