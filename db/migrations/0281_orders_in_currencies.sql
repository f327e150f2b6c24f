-- An order in another currency than the shop's: {"code", "rate", "rounding"} as it was placed, and how many of its minor units one of the shop's was. All amounts
-- of the order, its payments, refunds and invoices are in it. Null for the shop's own.
alter table orders add column currency jsonb;
alter table orders add column shop_rate numeric check (shop_rate > 0);
alter table orders add constraint orders_currency check ((currency is null) = (shop_rate is null));

-- An amount of an order in the shop's currency, to its minor unit: what sums over orders are made of.
create function in_shop(amount bigint, shop_rate numeric) returns bigint language sql immutable parallel safe
  return case when shop_rate is null then amount else round(amount / shop_rate)::bigint end;
