import type { changeBrand, createBrand, StaffBrand } from '#contract/staff-categories.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { refusals } from '#contract/refusals.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import { announce } from '../read-model/announce.ts'
import { treeTag } from '../read-model/cache-tags.ts'
import { refreshSoon } from './rules.ts'

const columns = { id: 'uuid', name: 'text', slug: 'text', description: 'text', products: 'int4', in_trash: 'int4' } as const
const select = `
  select b.id, b.name, b.slug, b.description, p.products, p.in_trash
  from brands b cross join lateral (
    select count(*) filter (where p.deleted_at is null)::int as products,
      count(*) filter (where p.deleted_at is not null and p.purged_at is null)::int as in_trash
    from products p where p.brand_id = b.id) p
  where b.removed_at is null`
const read = statement('brands.read', { id: 'uuid' }, columns, `${select} and b.id = $1`)
const all = statement('brands.all', {}, columns, `${select} order by b.name`)
const matching = statement(
  'brands.matching',
  { id: 'uuid', name: 'text', slug: 'text' },
  { same_name: 'bool', same_slug: 'bool' },
  `
  select bool_or(lower(name) = lower($2)) as same_name, bool_or(slug = $3) as same_slug from brands where id <> $1 and removed_at is null
    and (lower(name) = lower($2) or slug = $3)`,
)
/** Serializes what adds brands, so that their number stays below its maximum. */
const lockNumber = statement('brands.lockNumber', {}, {}, `select pg_advisory_xact_lock(7263192)`)
const number = statement(
  'brands.number',
  { limit: 'int8' },
  { n: 'int4' },
  `select count(*)::int as n from (select from brands where removed_at is null limit $1) b`,
)
const insert = statement(
  'brands.insert',
  { id: 'uuid', name: 'text', slug: 'text', description: 'text' },
  {},
  `insert into brands (id, name, slug, description) values ($1, $2, $3, $4)`,
)
const update = statement(
  'brands.update',
  { id: 'uuid', name: 'text', slug: 'text', description: 'text' },
  {},
  `update brands set name = $2, slug = $3, description = $4 where id = $1 and removed_at is null`,
)
/**
 * Locks the brand: a concurrent call that assigns it to a product, or restores one that has it, waits in the trigger `bring_back_brand`.
 */
const lock = statement(
  'brands.lock',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from brands where id = $1 and removed_at is null for update`,
)
const usedBy = statement(
  'brands.usedBy',
  { id: 'uuid' },
  { product: 'bool', trash: 'bool' },
  `
  select exists (select from products where brand_id = $1 and deleted_at is null) as product,
    exists (select from products where brand_id = $1 and deleted_at is not null) as trash`,
)
const remove = statement('brands.remove', { id: 'uuid' }, {}, `delete from brands where id = $1`)
const markRemoved = statement(
  'brands.markRemoved',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update brands set removed_at = $2 where id = $1`,
)
const productsOf = statement('brands.products', { id: 'uuid' }, { id: 'uuid' }, `select id from products where brand_id = $1 order by id`)

/** A brand; fails with NO_BRAND_FOUND. */
export async function oneBrand(db: Db | Tx, id: string): Promise<StaffBrand> {
  const brand = await read.one(db, { id })
  if (!brand) throw refuse('NO_BRAND_FOUND')
  return present(brand)
}

const present = ({ in_trash: inTrash, ...brand }: Row<typeof columns>): StaffBrand => ({ ...brand, inTrash })

/** Every brand, including those whose products are all in the trash. */
export const staffBrands = async (db: Db): Promise<StaffBrand[]> => (await all.all(db, {})).map(present)

type Fields = ParsedOf<typeof createBrand>

async function refuseSame(tx: Tx, id: string, { name, slug }: Fields): Promise<void> {
  const same = await matching.one(tx, { id, name, slug })
  const sentence = [refusals.BRAND_ALREADY_EXISTS[1]]
  if (same?.same_name || same?.same_slug)
    throw refuse('BRAND_ALREADY_EXISTS', { ...(same.same_name && { name: sentence }), ...(same.same_slug && { slug: sentence }) })
}

/** Adds a brand. Fails with BRAND_ALREADY_EXISTS and TOO_MANY_BRANDS. */
export async function addBrand(tx: Tx, fields: Fields, now: Date): Promise<StaffBrand> {
  const id = newId(now)
  const { perShop } = limits.brand
  const [, counted] = await Promise.all([lockNumber.run(tx, {}), number.one(tx, { limit: perShop })])
  if (counted!.n >= perShop) throw refuse('TOO_MANY_BRANDS')
  await refuseSame(tx, id, fields)
  await refuseDuplicate(insert.run(tx, { id, ...fields }), 'BRAND_ALREADY_EXISTS')
  await announce(tx, { tags: [treeTag] })
  return oneBrand(tx, id)
}

/** Changes a brand and refreshes its products. Fails with INVALID_BRAND_ID and BRAND_ALREADY_EXISTS. */
export async function editBrand(tx: Tx, { id, ...fields }: ParsedOf<typeof changeBrand>, now: Date): Promise<StaffBrand> {
  await refuseSame(tx, id, fields)
  if ((await refuseDuplicate(update.run(tx, { id, ...fields }), 'BRAND_ALREADY_EXISTS')) === 0) throw refuse('INVALID_BRAND_ID')
  const products = await productsOf.all(tx, { id })
  await refreshSoon(
    tx,
    products.map((row) => row.id),
    now,
  )
  await announce(tx, { tags: [treeTag] })
  return oneBrand(tx, id)
}

/**
 * Deletes a brand without products. If products in the trash have it, it's only marked as deleted, and restoring one of them restores it.
 * Fails with INVALID_BRAND_ID and BRAND_IS_NOT_EMPTY.
 */
export async function removeBrand(tx: Tx, id: string, now: Date): Promise<void> {
  if (!(await lock.one(tx, { id }))) throw refuse('INVALID_BRAND_ID')
  const used = (await usedBy.one(tx, { id }))!
  if (used.product) throw refuse('BRAND_IS_NOT_EMPTY')
  await (used.trash ? markRemoved.run(tx, { id, now }) : remove.run(tx, { id }))
  await announce(tx, { tags: [treeTag] })
}
