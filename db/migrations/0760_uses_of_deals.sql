-- How many pieces of a limited deal an order took (deals.sold is their sum, and what orders from before took): they go back to the deal with the order's cancellation.
create table deal_uses (
  order_id uuid not null references orders on delete cascade,
  deal_id uuid not null references deals on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (order_id, deal_id)
);
create index deal_uses_deal on deal_uses (deal_id);
