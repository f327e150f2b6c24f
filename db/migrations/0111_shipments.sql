-- A parcel of an order. An order has one or several; what isn't in one is still to be sent.
create table shipments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
create index shipments_order on shipments (order_id, shipped_at, id);

create table shipment_lines (
  shipment_id uuid not null references shipments on delete cascade,
  order_id uuid not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);
create index shipment_lines_order on shipment_lines (order_id, position);

alter table orders add column delivered_at timestamptz;
