import { statement } from '#server/db/statement.ts'
import { json, jsonb, type Row } from '#server/db/types.ts'

/** Variants that staff name by SKU. */
export const variantsBySku = statement(
  'priceLists.variantsBySku',
  { skus: 'text[]' },
  { id: 'uuid', sku: 'text', product_id: 'uuid', price: 'int4', is_gift_card: 'bool' },
  `
  select v.id, v.sku, v.product_id, v.price, p.is_gift_card from variants v join products p on p.id = v.product_id
  where v.sku = any($1) and v.active and p.deleted_at is null`,
)

/** Sets prices given by staff, and removes others. */
export const savePrices = statement(
  'priceLists.savePrices',
  { list: 'uuid', prices: json<{ id: string; price: number }[]>(), out: 'uuid[]' },
  {},
  `
  with out_of as (delete from price_list_prices where list_id = $1 and variant_id = any($3))
  insert into price_list_prices as p (list_id, variant_id, price, is_given)
  select $1, id, price, true from json_to_recordset($2) as g (id uuid, price int)
  on conflict (list_id, variant_id) do update set price = excluded.price, is_given = true
  where (p.price, p.is_given) <> (excluded.price, true)`,
)

export const countPrices = statement(
  'priceLists.countGiven',
  { list: 'uuid', limit: 'int8' },
  { n: 'int4' },
  `select count(*)::int as n from (select from price_list_prices where list_id = $1 and is_given limit $2) p`,
)

/** The products with prices in a list. */
export const productsOf = statement(
  'priceLists.productsOf',
  { list: 'uuid' },
  { id: 'uuid' },
  `select distinct v.product_id as id from price_list_prices p join variants v on v.id = p.variant_id where p.list_id = $1`,
)

const row = {
  variant_id: 'uuid',
  product_id: 'uuid',
  sku: 'text',
  name: 'text',
  options: jsonb<Record<string, string>>(),
  price: 'int4',
  list_price: 'int4',
  is_given: 'bool',
} as const
/** A variant in a list. Prices in minor units. */
export type PriceRow = Row<typeof row>

/** Rows after a variant whose SKU or name contains the text. */
export const rowsAfter = statement(
  'priceLists.rowsAfter',
  { list: 'uuid', after: 'uuid', q: 'text', limit: 'int8' },
  row,
  `
  select l.variant_id, v.product_id, v.sku, p.name, v.options, v.price, l.price as list_price, l.is_given
  from price_list_prices l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
  where l.list_id = $1 and l.variant_id > $2 and ($3 = '' or position($3 in lower(v.sku)) > 0 or position($3 in lower(p.name)) > 0)
  order by l.variant_id limit $4`,
)
