import { limits } from '#contract/limits.ts'
import { z } from 'zod'
import { id } from '#contract/fields.ts'
import type { listStock, listStockMovements, movementKinds, StockRow } from '#contract/stock.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { dayMs } from '#contract/time.ts'
import { decodeCursor, encodeCursor, readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, textOf, int4Max } from '#server/db/types.ts'
import { searchMatches, likePattern, matchesPattern } from '../editor/list.ts'

/** The number of a variant's movements that are searched for recent sales. */
const lookedAtMax = 500

/** The products of a page, newest first, each from an index. */
const sources = {
  all: `select p.id from products p where p.deleted_at is null and p.id < $1 order by p.id desc`,
  low: `select i.product_id as id from product_index i where i.low_variants > 0 and i.product_id < $1 order by i.product_id desc`,
  waiting: `select distinct product_id as id from variants where back_ordered > 0 and product_id < $1 order by product_id desc`,
  place: `select distinct v.product_id as id from stock_levels l join variants v on v.id = l.variant_id
    where l.place_id = $7 and l.quantity > 0 and v.product_id < $1 order by v.product_id desc`,
  one: `select p.id from variants x join products p on p.id = x.product_id where x.id = $5 and p.id < $1`,
} as const
type Source = keyof typeof sources

/** The same conditions for a product `p`. */
const isOf: Record<Source, string> = {
  all: 'p.deleted_at is null',
  low: 'exists (select from product_index i where i.product_id = p.id and i.low_variants > 0)',
  waiting: 'exists (select from variants v where v.product_id = p.id and v.back_ordered > 0)',
  place:
    'exists (select from variants v join stock_levels l on l.variant_id = v.id where v.product_id = p.id and l.place_id = $7 and l.quantity > 0)',
  one: 'exists (select from variants v where v.product_id = p.id and v.id = $5)',
}

/** Products of a source with a part of a name or SKU. Uses the same search as the list of products, so none is missed. */
const searched = (source: Source) => `
    (select p.id from (select distinct id from few) f cross join lateral (select p.id from products p where p.id = f.id
      and p.deleted_at is null and ${isOf[source]} offset 0) p
     where not (select are from many) and p.id < $1 order by p.id desc limit $2)
    union all
    (select s.id from (${sources[source]}) s cross join lateral (select p.id from products p where p.id = s.id and p.deleted_at is null
      and (${matchesPattern('$4')}) is true offset 0) p
     where (select are from many) order by s.id desc limit $2)`

/** Variants that are no longer for sale may still have stock somewhere, which can be moved. */
const activeOrSomewhere = '(v.active or exists (select from stock_levels l where l.variant_id = v.id and l.quantity > 0))'
const isShown: Partial<Record<Source, string>> = { place: activeOrSomewhere, one: activeOrSomewhere }

/**
 * Looks up each product's variants separately. PostgreSQL can't know how many products a page has, and would read all variants otherwise.
 */
const listFrom = (source: Source, isSearch: boolean) =>
  statement(
    `stock.${isSearch ? 'search' : 'list'}.${source}`,
    { before: 'uuid', limit: 'int8', most: 'int4', pattern: 'text', variant: 'uuid?', since: 'timestamptz', place: 'uuid?' },
    {
      product_id: 'uuid',
      variant_id: 'uuid?',
      name: 'text',
      sku: 'text?',
      options: jsonb<Record<string, string>>(),
      photo: 'text?',
      stock: 'int4?',
      sold_lately: 'int4',
      places: json<StockRow['places']>(),
      back_orders: nullable(json<NonNullable<StockRow['backOrders']>>()),
    },
    `
    with ${isSearch ? searchMatches('$4') : ''} page as (${isSearch ? searched(source) : `${sources[source]} limit $2`})
    select p.id as product_id, v.id as variant_id, p.name, v.sku, coalesce(v.options, '{}') as options,
      coalesce(v.photo, (select url from product_photos f where f.product_id = p.id order by f.position limit 1)) as photo, v.stock,
      coalesce((select sum(-m.quantity)::int from
        (select kind, quantity, at from stock_movements where variant_id = v.id order by id desc limit ${lookedAtMax}) m
        where m.kind = 'sale' and m.at > $6::timestamptz), 0) as sold_lately,
      (select coalesce(json_agg(json_build_object('placeId', l.place_id, 'quantity', l.quantity)), '[]') from stock_levels l
        join stock_places s on s.id = l.place_id
        where l.variant_id = v.id and s.removed_at is null) as places,
      case when v.back_order_limit is not null or v.back_ordered > 0 then json_build_object('waiting', v.back_ordered,
        'left', greatest(0, coalesce(v.back_order_limit, 0) - v.back_ordered), 'shipsOn', v.ships_on) end as back_orders
    from page cross join lateral (select id, name, is_gift_card from products where id = page.id offset 0) p
      left join lateral (select * from variants v where v.product_id = p.id and v.stock <= $3 and not p.is_gift_card and not v.is_bundle
        and not v.is_digital
        and ${isShown[source] ?? 'v.active'}${source === 'waiting' ? ' and v.back_ordered > 0' : ''} offset 0) v on true
    where $4::text is not null and ($5::uuid is null or v.id = $5)
      and ($7::uuid is null or exists (select from stock_levels l where l.variant_id = v.id and l.place_id = $7 and l.quantity > 0))
    order by p.id desc, v.position, v.id`,
  )
const listsOf = (isSearch: boolean) => ({
  all: listFrom('all', isSearch),
  low: listFrom('low', isSearch),
  waiting: listFrom('waiting', isSearch),
  place: listFrom('place', isSearch),
  one: listFrom('one', isSearch),
})
const lists = listsOf(false)
const searches = listsOf(true)

/** The last product of a page. */
const cursorShape = z.tuple([id])
const monthMs = 30 * dayMs

type Input = ParsedOf<typeof listStock>

function sourceOf({ level, variantId, placeId }: Input): Source {
  if (variantId !== undefined) return 'one'
  if (level === 'waiting') return 'waiting'
  if (placeId !== undefined) return 'place'
  return level ? 'low' : 'all'
}

/**
 * A page of variants with their stock, except gift cards and bundles. It has whole products, and is shorter if no variant of one matches.
 */
export async function stockList(db: Db, input: Input, now: Date): Promise<OutputOf<typeof listStock>> {
  const rows = await (input.q ? searches : lists)[sourceOf(input)].all(db, {
    before: input.cursor === undefined ? highestId : decodeCursor(cursorShape, input.cursor)[0],
    limit: input.limit,
    most: input.level === 'low' ? limits.product.stockLow : input.level === 'out' ? 0 : int4Max,
    pattern: likePattern(input.q ?? ''),
    variant: input.variantId ?? null,
    place: input.placeId ?? null,
    since: new Date(now.getTime() - monthMs),
  })
  const products = new Set(rows.map((row) => row.product_id))
  return {
    rows: rows.flatMap(
      ({ variant_id: variantId, sku, stock, sold_lately: soldLately, product_id: productId, back_orders: backOrders, ...row }) =>
        variantId === null
          ? []
          : [{ ...row, variantId, productId, sku: sku!, stock: stock!, soldLately, ...(backOrders && { backOrders }) }],
    ),
    nextCursor: products.size < input.limit ? null : encodeCursor([rows.at(-1)!.product_id]),
  }
}

const movements = statement(
  'stock.movements',
  { variant: 'uuid', before: 'int8', limit: 'int8' },
  {
    id: 'int8',
    kind: textOf<(typeof movementKinds)[number]>(),
    quantity: 'int4',
    at: 'timestamptz',
    place: 'text?',
    reason: 'text?',
    order_number: 'text?',
    bundle: 'text?',
    name: 'text?',
  },
  `
  select m.id, m.kind, m.quantity, m.at, coalesce(s.removed_name, s.name) as place, m.reason, o.number as order_number,
    (select string_agg(l.name, ', ' order by l.position) from order_lines l
     where l.order_id = m.order_id and l.components @> jsonb_build_array(jsonb_build_object('variantId', $1))) as bundle, u.name
  from (select * from stock_movements where variant_id = $1 and id < $2 order by id desc limit $3) m
    left join stock_places s on s.id = m.place_id left join orders o on o.id = m.order_id left join users u on u.id = m.user_id
  order by m.id desc`,
)

/** The movements of a variant's stock, newest first. */
export async function stockMovements(
  db: Db,
  { variantId, cursor, limit }: ParsedOf<typeof listStockMovements>,
): Promise<OutputOf<typeof listStockMovements>> {
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : readNumberCursor(cursor).key
  const rows = await movements.all(db, { variant: variantId, before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    movements: page.map(({ at, order_number: orderNumber, ...row }) => ({ ...row, orderNumber, at: at.toISOString() })),
    nextCursor: rows.length > limit ? writeNumberCursor({ key: page.at(-1)!.id, id: variantId }) : null,
  }
}
