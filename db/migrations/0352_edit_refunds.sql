-- What an edit gave back by hand, as points, or to gift cards and store credit, for the buyer to see: it settles nothing of what the order comes to now, as that is less.
-- What went to the card is in refunds.
create table edit_refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  -- minor units
  by_hand int not null check (by_hand >= 0),
  credit_returned int not null check (credit_returned >= 0),
  points_returned int not null check (points_returned >= 0),
  -- that the order had earned, and that went again
  points_taken int not null check (points_taken >= 0),
  check (by_hand + credit_returned + points_returned > 0)
);
create index edit_refunds_order on edit_refunds (order_id, at, id);
create trigger edit_refunds_touch after insert or update or delete on edit_refunds for each row execute function touch_order();
