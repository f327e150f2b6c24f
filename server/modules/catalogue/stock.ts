import { statement, type Db, type Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { rates } from '#contract/rates.ts'
import { refreshProducts } from './read-model/refresh.ts'

const forSale = {
  product_id: 'uuid',
  variant_id: 'uuid',
  sku: 'text',
  options: 'jsonb',
  price: 'int4',
  old_price: 'int4?',
  stock: 'int4',
  active: 'bool',
  name: 'text',
  slug: 'text',
  brand: 'text',
  photo: 'text',
  photo_alt: 'text',
  is_redeemable: 'bool',
} as const
/** A variant with what a cart or order line says of it. Prices in minor units. */
export type VariantForSale = Omit<Row<typeof forSale>, 'options'> & { options: Record<string, string> }

const selectForSale = `
  select v.product_id, v.id as variant_id, v.sku, v.options, v.price, v.old_price, v.stock, (v.active and p.published_at <= $1) as active,
    p.name, p.slug, b.name as brand, coalesce(v.photo, f.url, '') as photo, coalesce(f.alt, p.name) as photo_alt, p.is_redeemable
  from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    left join product_photos f on f.product_id = p.id and f.position = 0`

const byId = statement('stock.byId', { now: 'timestamptz', ids: 'uuid[]' }, forSale, `${selectForSale} where v.id = any($2)`)

/** Locks in id order, whatever order was asked in: two orders of the same things wait for each other and never deadlock. */
const lock = statement(
  'stock.lock',
  { now: 'timestamptz', ids: 'uuid[]' },
  forSale,
  `${selectForSale} where v.id = any($2) order by v.id for update of v`,
)

/** The only active variants of the products asked for; more than one means that the caller has to choose. */
const single = statement(
  'stock.single',
  { ids: 'uuid[]' },
  { product_id: 'uuid', variant_id: 'uuid' },
  `
  select product_id, min(id::text)::uuid as variant_id from variants where product_id = any($1) and active group by product_id having count(*) = 1`,
)

const take = statement(
  'stock.take',
  { ids: 'uuid[]', quantities: 'int4[]' },
  { id: 'uuid', product_id: 'uuid', stock: 'int4' },
  `
  update variants v set stock = v.stock - t.quantity
  from unnest($1::uuid[], $2::int[]) as t (id, quantity) where v.id = t.id and v.stock >= t.quantity
  returning v.id, v.product_id, v.stock`,
)

export interface Wanted {
  productId: string
  variantId?: string | undefined
}

/** The variant of each line, in order; undefined where there is none such, or where a product has several and none was named. */
export async function findVariants(db: Db | Tx, wanted: Wanted[], now: Date): Promise<(VariantForSale | undefined)[]> {
  const ids = await resolveIds(db, wanted)
  const rows = (await byId.all(db, { now, ids: ids.filter((id) => id !== undefined) })) as VariantForSale[]
  return match(rows, wanted, ids)
}

/** As `findVariants`, and holds the rows until the transaction ends: nobody else can take their stock meanwhile. */
export async function lockVariants(tx: Tx, wanted: Wanted[], now: Date): Promise<(VariantForSale | undefined)[]> {
  const ids = await resolveIds(tx, wanted)
  const rows = (await lock.all(tx, { now, ids: ids.filter((id) => id !== undefined) })) as VariantForSale[]
  return match(rows, wanted, ids)
}

/** Takes what was sold from stock, which must be locked and enough. False if it was not: the caller refuses and rolls back. */
export async function takeStock(tx: Tx, taken: { variantId: string; quantity: number }[]): Promise<boolean> {
  const rows = await take.all(tx, { ids: taken.map((t) => t.variantId), quantities: taken.map((t) => t.quantity) })
  if (rows.length !== taken.length) return false
  const seen = rows.filter((row) => row.stock <= rates.stockLow)
  if (seen.length > 0) await refreshProducts(tx, [...new Set(seen.map((row) => row.product_id))])
  return true
}

async function resolveIds(db: Db | Tx, wanted: Wanted[]): Promise<(string | undefined)[]> {
  const open = wanted.filter((w) => !w.variantId).map((w) => w.productId)
  const singles = open.length === 0 ? [] : await single.all(db, { ids: open })
  const byProduct = new Map(singles.map((row) => [row.product_id, row.variant_id]))
  return wanted.map((w) => w.variantId ?? byProduct.get(w.productId))
}

function match(rows: VariantForSale[], wanted: Wanted[], ids: (string | undefined)[]): (VariantForSale | undefined)[] {
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]))
  return wanted.map((w, index) => {
    const row = byVariant.get(ids[index] ?? '')
    return row?.product_id === w.productId ? row : undefined
  })
}
