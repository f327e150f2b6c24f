import { statement } from '#server/db/statement.ts'
import { jsonb, type Row } from '#server/db/types.ts'
import type { StoredGiftCard } from './gift-card-line.ts'
import { forSaleColumns, selectForSale } from '#server/modules/catalogue/catalogue.ts'

export const giftCards = jsonb<StoredGiftCard[]>()
export const findCart = statement(
  'cart.find',
  { user: 'uuid' },
  { id: 'uuid', gift_cards: giftCards },
  `select id, gift_cards from carts where user_id = $1`,
)
export const setGiftCards = statement(
  'cart.setGiftCards',
  { cart: 'uuid', cards: giftCards },
  {},
  `update carts set gift_cards = $2 where id = $1`,
)

/** A line as it's stored, with its price in minor units when it was added, and the current state of its variant. */
const line = { quantity: 'int4', repeat_weeks: 'int4', price_then: 'int4', ...forSaleColumns } as const
export type LineRow = Row<typeof line>

/** The variant is looked up, not joined: a generic plan made while the tables were small would go on scanning them. */
const withVariant = (now: string) => `cross join lateral (${selectForSale(now)} where v.id = i.variant_id and p.published_at <= ${now}) f`

/** The position of a new line, after all others. */
const nextPlace = 'coalesce(max(place), 0) + 1'

/** The cart's lines in the order they were added. Lines whose product isn't published (anymore) are left out. */
export const cartLines = statement(
  'cart.lines',
  { cart: 'uuid', now: 'timestamptz' },
  line,
  `
  select i.quantity, i.repeat_weeks, i.price as price_then, f.* from cart_items i ${withVariant('$2')} where i.cart_id = $1
  order by i.place, i.variant_id, i.repeat_weeks`,
)

const item = { product_id: 'uuid', variant_id: 'uuid', quantity: 'int4', repeat_weeks: 'int4', price: 'int4' } as const
/** A line as it's stored, with its price in minor units when it was added. */
export type CartItem = Row<typeof item>

export const cartItems = statement(
  'cart.items',
  { cart: 'uuid' },
  item,
  `
  select v.product_id, i.variant_id, i.quantity, i.repeat_weeks, i.price from cart_items i join variants v on v.id = i.variant_id
  where i.cart_id = $1 order by i.place, i.variant_id, i.repeat_weeks`,
)

/**
 * Sets a line, creates the customer's cart with the first one, and returns the whole cart as it is then. It sets nothing and returns no row
 * if the variant isn't for sale in this quantity, or if the cart has `linesMax` others (adding locks the cart, so concurrent calls are
 * counted correctly), or if two first lines were added concurrently: then the cart exists now, so a retry succeeds.
 */
export const setLine = statement(
  'cart.setLine',
  { id: 'uuid', user: 'uuid', product: 'uuid', variant: 'uuid', quantity: 'int4', now: 'timestamptz', linesMax: 'int8', weeks: 'int4' },
  { cart_id: 'uuid', gift_cards: giftCards, ...line },
  `
  with wanted as (
    ${selectForSale('$6')} where v.id = $4 and v.product_id = $3 and p.published_at <= $6 and p.unpublished_at is null and v.active
      and not p.is_gift_card and least(case when v.is_digital then $5 else v.stock + coalesce(greatest(v.back_order_limit - v.back_ordered,
      0), 0) end, deal.left) >= $5
      and ($8 = 0 or (not v.is_digital and $8 = any(p.repeat_weeks)))
  ), locked as (
    select id from carts where user_id = $2 for no key update
  ), made as (
    insert into carts (id, user_id) select $1, $2 from wanted where not exists (select from carts where user_id = $2)
    on conflict do nothing returning id
  ), others as (
    select cart_id, variant_id, quantity, repeat_weeks, price, place from cart_items
    where cart_id = (select id from carts where user_id = $2) and (variant_id <> $4 or repeat_weeks <> $8)
  ), changed as (
    insert into cart_items (cart_id, variant_id, quantity, price, changed_at, repeat_weeks, place)
    select cart.id, $4, $5, wanted.price, $6, $8, (select ${nextPlace} from others)
    from (select id from locked union all select id from made) cart, wanted
    where cart_lines_now(cart.id, $4, $8) < $7
    on conflict (cart_id, variant_id, repeat_weeks) do update set quantity = excluded.quantity, price = excluded.price,
      changed_at = excluded.changed_at
    returning cart_id, variant_id, quantity, repeat_weeks, price, place
  )
  select i.cart_id, coalesce((select gift_cards from carts where user_id = $2), '[]') as gift_cards, i.quantity, i.repeat_weeks,
    i.price as price_then, f.*
  from (select * from changed union all select * from others where exists (select from changed)) i ${withVariant('$6')}
  order by i.place, i.variant_id, i.repeat_weeks`,
)

/** Sets many lines, new ones in their order after the existing ones; of two for the same variant the one changed later wins. */
export const mergeItems = statement(
  'cart.mergeItems',
  { cart: 'uuid', variants: 'uuid[]', quantities: 'int4[]', prices: 'int4[]', changed: 'timestamptz[]', weeks: 'int4[]' },
  {},
  `
  insert into cart_items (cart_id, variant_id, quantity, price, changed_at, repeat_weeks, place)
  select $1, i.variant, i.quantity, i.price, i.changed_at, i.weeks, i.n + (select ${nextPlace} from cart_items where cart_id = $1)
  from unnest($2::uuid[], $3::int[], $4::int[], $5::timestamptz[], $6::int[]) with ordinality as i (variant, quantity, price, changed_at,
    weeks, n)
  on conflict (cart_id, variant_id, repeat_weeks) do update set quantity = excluded.quantity, price = excluded.price,
    changed_at = excluded.changed_at
  where cart_items.changed_at < excluded.changed_at`,
)

/** Sets many lines of one-time purchases, replacing existing ones. */
export const putItems = statement(
  'cart.putItems',
  { cart: 'uuid', variants: 'uuid[]', quantities: 'int4[]', prices: 'int4[]', now: 'timestamptz' },
  {},
  `
  insert into cart_items (cart_id, variant_id, quantity, price, changed_at, place)
  select $1, i.variant, i.quantity, i.price, $5, i.n + (select ${nextPlace} from cart_items where cart_id = $1)
  from unnest($2::uuid[], $3::int[], $4::int[]) with ordinality as i (variant, quantity, price, n)
  on conflict (cart_id, variant_id, repeat_weeks) do update set quantity = excluded.quantity, price = excluded.price,
    changed_at = excluded.changed_at`,
)

export const changeQuantity = statement(
  'cart.changeQuantity',
  { cart: 'uuid', variant: 'uuid', quantity: 'int4', now: 'timestamptz', weeks: 'int4' },
  {},
  `update cart_items set quantity = $3, changed_at = $4 where cart_id = $1 and variant_id = $2 and repeat_weeks = $5`,
)

export const removeItem = statement(
  'cart.removeItem',
  { cart: 'uuid', variant: 'uuid', weeks: 'int4' },
  {},
  `delete from cart_items where cart_id = $1 and variant_id = $2 and repeat_weeks = $3`,
)

export const removeBought = statement(
  'cart.removeBought',
  { user: 'uuid', variants: 'uuid[]', quantities: 'int4[]', weeks: 'int4[]' },
  {},
  `
  with bought as (
    select i.cart_id, i.variant_id, i.repeat_weeks, b.quantity
    from unnest($2::uuid[], $3::int[], $4::int[]) as b (variant, quantity, weeks)
      join cart_items i on i.variant_id = b.variant and i.repeat_weeks = b.weeks and i.cart_id = (select id from carts where user_id = $1)
    order by i.variant_id, i.repeat_weeks for update of i
  ), lessened as (
    update cart_items i set quantity = i.quantity - b.quantity from bought b
    where i.cart_id = b.cart_id and i.variant_id = b.variant_id and i.repeat_weeks = b.repeat_weeks and i.quantity > b.quantity
  )
  delete from cart_items i using bought b where i.cart_id = b.cart_id and i.variant_id = b.variant_id and i.repeat_weeks = b.repeat_weeks
    and i.quantity <= b.quantity`,
)

export const removeAll = statement('cart.removeAll', { cart: 'uuid' }, {}, `delete from cart_items where cart_id = $1`)
