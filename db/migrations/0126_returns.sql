-- What goes back of a delivered order: a return that the shop decides about, or a withdrawal from the contract, which it has to accept.
create table returns (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('return', 'withdrawal')),
  state text not null check (state in ('requested', 'approved', 'rejected', 'received', 'refunded')),
  -- empty for a withdrawal: nobody has to give one
  reason text not null default '',
  text text not null default '',
  photo jsonb,
  -- what staff say to the buyer
  note text not null default '',
  requested_at timestamptz not null,
  changed_at timestamptz not null
);
create index returns_order on returns (order_id, requested_at, id);
create index returns_state on returns (state, requested_at, id);

create table return_lines (
  return_id uuid not null references returns on delete cascade,
  order_id uuid not null,
  position int not null,
  quantity int not null check (quantity > 0),
  -- how many of them can be sold again; null until they are received
  restocked int check (restocked between 0 and quantity),
  primary key (return_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);
create index return_lines_order on return_lines (order_id, position);

alter table order_refunds add foreign key (return_id) references returns on delete set null;
create index order_refunds_return on order_refunds (return_id) where return_id is not null;

alter table orders
  -- until then its buyer may ask to return it, or withdraw from the contract: the terms of the day it was delivered
  add column return_until timestamptz,
  add column withdraw_until timestamptz;
update orders set return_until = delivered_at + interval '30 days', withdraw_until = delivered_at + interval '14 days'
  where delivered_at > now() - interval '30 days';

alter table uploads drop constraint uploads_feature_check;
alter table uploads add constraint uploads_feature_check
  check (feature in ('avatar', 'post', 'story', 'review', 'return', 'product', 'blog', 'club'));
