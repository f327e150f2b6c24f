-- The least that a variant cost in the 30 days before a moment, deals included; null where nothing earlier is known. A function, as carts ask it of what is reduced
-- alone: within their statement PostgreSQL would plan for it each time. Decision 88.
create function lowest_price(variant uuid, moment timestamptz) returns int language plpgsql stable strict as $$
begin
  return least(
    (select min(f.price) from former_prices f where f.variant_id = variant and f.until_at > moment - interval '30 days' and f.until_at <= moment),
    (select min(dp.price) from deal_prices dp join deals d on d.id = dp.deal_id
      where dp.variant_id = variant and d.starts_at < moment and d.ends_at > moment - interval '30 days' and d.ends_at > d.starts_at));
end $$;
