import { statement } from '#server/db/statement.ts'

const item = { product_id: 'uuid', variant_id: 'uuid', quantity: 'int4', price: 'int4' } as const

/** The saved lines, newest first. */
export const savedLines = statement(
  'cart.savedLines',
  { user: 'uuid' },
  item,
  `
  select v.product_id, s.variant_id, s.quantity, s.price from saved_lines s join variants v on v.id = s.variant_id
  where s.user_id = $1 order by s.saved_at desc, s.variant_id`,
)

/**
 * Moves a line from the cart, which is locked, to the saved lines. With `max` saved lines already, nothing is added and the line stays in
 * the cart.
 */
export const saveLine = statement(
  'cart.saveLine',
  { cart: 'uuid', user: 'uuid', variant: 'uuid', now: 'timestamptz', max: 'int8' },
  { saved: 'int8' },
  `
  with saved as (
    insert into saved_lines (user_id, variant_id, quantity, price, saved_at)
    select $2, variant_id, quantity, price, $4 from cart_items
    where cart_id = $1 and variant_id = $3 and repeat_weeks = 0 and (select count(*) from saved_lines where user_id = $2
      and variant_id <> $3) < $5
    on conflict (user_id, variant_id) do update set quantity = excluded.quantity, price = excluded.price, saved_at = excluded.saved_at
    returning variant_id
  ), removed as (
    delete from cart_items where cart_id = $1 and repeat_weeks = 0 and variant_id in (select variant_id from saved)
  )
  select count(*) as saved from saved`,
)

/** Deletes a saved line and returns it, so only the first of concurrent calls gets it, along with the quantity already in the cart. */
export const consumeSaved = statement(
  'cart.consumeSaved',
  { user: 'uuid', variant: 'uuid' },
  { quantity: 'int4', there: 'int4' },
  `
  delete from saved_lines s where s.user_id = $1 and s.variant_id = $2
  returning s.quantity, coalesce((
    select i.quantity from cart_items i where i.cart_id = (select id from carts where user_id = $1) and i.variant_id = $2
      and i.repeat_weeks = 0
  ), 0) as there`,
)

/** Adds lines that aren't saved already, as far as there is room. The cart is locked. */
export const mergeSaved = statement(
  'cart.mergeSaved',
  { user: 'uuid', variants: 'uuid[]', quantities: 'int4[]', prices: 'int4[]', now: 'timestamptz', max: 'int8' },
  {},
  `
  insert into saved_lines (user_id, variant_id, quantity, price, saved_at)
  select $1, t.variant, t.quantity, t.price, $5 from unnest($2::uuid[], $3::int[], $4::int[]) as t (variant, quantity, price)
  where not exists (select from saved_lines where user_id = $1 and variant_id = t.variant)
  limit greatest($6 - (select count(*) from saved_lines where user_id = $1), 0)
  on conflict do nothing`,
)
