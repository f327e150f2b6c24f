-- Lists of the back office. Orders in a state, newest first: a list reads each combination of states from its own part of the index.
create index orders_state on orders (order_status, payment_status, shipping_status, ordered_at desc, id desc) include (payment_method, total_cost);
create index orders_total on orders (total_cost, id);

-- What staff search orders by: number, email and name, word by word, with what stands between words left out.
create index orders_words on orders using gin (to_tsvector('simple',
  translate(number || ' ' || email || ' ' || coalesce(shipping_address->>'firstName', '') || ' ' || coalesce(shipping_address->>'lastName', ''), '-@._+''', '      ')));
create index order_lines_sku on order_lines (sku);

-- Words that staff put on orders.
create table order_tags (
  order_id uuid not null references orders on delete cascade,
  tag text not null check (tag ~ '^[^\s,][^,]{0,39}$'),
  primary key (order_id, tag)
);
create index order_tags_tag on order_tags (tag, order_id);

-- The few who aren't customers only.
create index users_staff on users (role, id) where role <> 'customer';
