-- What a gift card's product takes as an amount of the buyer's own, in minor units; null for none: then its variants are all there is.
alter table products
  add column gift_card_min int check (gift_card_min > 0),
  add column gift_card_max int,
  add check ((gift_card_min is null) = (gift_card_max is null) and gift_card_min <= gift_card_max),
  add check (is_gift_card or gift_card_min is null),
  -- Gift cards aren't bought with points.
  add check (not (is_gift_card and is_redeemable));
create index products_gift_card on products (published_at, id) where is_gift_card and listed;

-- The gift cards in a cart, each with to whom it goes: few, read and written with the cart.
alter table carts add column gift_cards jsonb not null default '[]'
  check (jsonb_typeof(gift_cards) = 'array' and jsonb_array_length(gift_cards) <= 20);

alter table gift_cards
  -- the line of its order: each has one card
  add column position int,
  -- whether its amount was the buyer's own
  add column is_own_amount boolean not null default false,
  -- the language of its mail; null for the shop's own
  add column locale text,
  -- the day it's to be sent, as the buyer said; null for right away
  add column send_on date,
  -- how often it was sent once more, and when last: each time it has another code
  add column resends int not null default 0,
  add column resent_at timestamptz,
  -- of its amount, what went back to the buyer when it was voided
  add column refunded int not null default 0 check (refunded between 0 and amount),
  add check ((order_id is null) = (position is null));
create unique index gift_cards_line on gift_cards (order_id, position) where order_id is not null;
drop index gift_cards_order;

alter table orders
  -- What of the total is for gift cards, and what of that went back: it earns no points, and is refunded by the card.
  add column gift_card_cost int not null default 0 check (gift_card_cost between 0 and total_cost),
  add column gift_card_refunded int not null default 0 check (gift_card_refunded between 0 and gift_card_cost);
-- Gift cards are paid with money alone.
alter table orders add constraint orders_gift_card_money check (gift_card_cost = 0 or gift_card_cost + points_cost + credit_cost <= total_cost);
