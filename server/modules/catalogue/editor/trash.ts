import { refuse } from '#contract/refuse.ts'
import { limits } from '#contract/limits.ts'
import { dayMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { computeListsOfProducts } from '../price-lists/compute-prices.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { lockProducts, lockProductsForRemoval } from '../read-model/source.ts'
import { referencesTo } from './references.ts'

const moveToTrash = statement(
  'editor.moveToTrash',
  { ids: 'uuid[]', now: 'timestamptz' },
  {},
  `
  update products set deleted_at = $2, listed = false, unpublished_at = coalesce(unpublished_at, $2), version = version + 1
  where id = any($1) and deleted_at is null`,
)
const restore = statement(
  'editor.restore',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  update products set deleted_at = null, changed_at = $2, version = version + 1 where id = $1 and deleted_at is not null
    and purged_at is null`,
)

/** Takes products off sale and puts them into the trash, all or none. Fails with INVALID_PRODUCT_ID. */
export async function trashProducts(tx: Tx, ids: string[], now: Date): Promise<void> {
  await lockProducts.run(tx, { ids })
  if ((await moveToTrash.run(tx, { ids, now })) < ids.length) throw refuse('INVALID_PRODUCT_ID')
  await refreshProducts(tx, ids)
}

/** Like `purge` at the end of a product's time in the trash. */
const removeNow = statement(
  'editor.removeNow',
  { ids: 'uuid[]', now: 'timestamptz' },
  {},
  `
  with given as materialized (
    select id, slug from products where id = any($1) and deleted_at is null
  ), remembered as (
    insert into product_old_slugs (slug, product_id) select slug, id from given on conflict (slug) do nothing
  ), freed as (
    update variants v set sku = v.id::text, active = false from given g where v.product_id = g.id
  )
  update products p set slug = 'deleted-' || p.id, deleted_at = $2, purged_at = $2, listed = false,
    unpublished_at = coalesce(p.unpublished_at, $2), version = p.version + 1
  from given g where p.id = g.id`,
)

/**
 * Deletes products for good if nothing refers to them, which frees their page names and SKUs at once. The others go into the trash; returns
 * what refers to each of those. Fails with INVALID_PRODUCT_ID.
 */
export async function discardProducts(tx: Tx, ids: string[], now: Date): Promise<Map<string, string>> {
  await lockProductsForRemoval.run(tx, { ids })
  const referenced = await referencesTo(tx, ids)
  const [missed, free] = [[...referenced.keys()], ids.filter((id) => !referenced.has(id))]
  const trashed = missed.length === 0 ? 0 : await moveToTrash.run(tx, { ids: missed, now })
  const removed = free.length === 0 ? 0 : await removeNow.run(tx, { ids: free, now })
  if (trashed + removed < ids.length) throw refuse('INVALID_PRODUCT_ID')
  await refreshProducts(tx, ids)
  return referenced
}

/** Takes a product out of the trash, as a draft; it's in price lists again, which leave out the trash. Fails with PRODUCT_IS_NOT_IN_THE_TRASH. */
export async function untrashProduct(tx: Tx, id: string, now: Date): Promise<void> {
  if ((await restore.run(tx, { id, now })) === 0) throw refuse('PRODUCT_IS_NOT_IN_THE_TRASH')
  await computeListsOfProducts(tx, [id], now)
}

/** Whether a variant of product `p` is in a bundle of another product that isn't in the trash. */
const inOthersBundle = `
      select from variants v join bundle_components c on c.component_id = v.id join variants b on b.id = c.bundle_id
        join products bp on bp.id = b.product_id
      where v.product_id = p.id and bp.id <> p.id and b.active and bp.deleted_at is null`

const batch = 200

/**
 * Deletes products for good after their time in the trash. Their rows stay, for orders and reviews, but free their page names and SKUs, and
 * their pages are gone. Components stay in the trash as long as their bundle is offered.
 */
const purge = statement(
  'editor.purgeTrash',
  { before: 'timestamptz', limit: 'int8', now: 'timestamptz' },
  {},
  `
  with old as materialized (
    select p.id, p.slug from products p where p.deleted_at < $1 and p.purged_at is null and not exists (${inOthersBundle})
    order by p.deleted_at, p.id limit $2 for update of p skip locked
  ), remembered as (
    insert into product_old_slugs (slug, product_id) select slug, id from old on conflict (slug) do nothing
  ), freed as (
    update variants v set sku = v.id::text, active = false from old where v.product_id = old.id
  )
  update products p set slug = 'deleted-' || p.id, purged_at = $3 from old where p.id = old.id`,
)

/** Deletes products for good that have been in the trash for 30 days. */
export async function purgeTrash(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.product.trashDays * dayMs)
  await inBatches((limit) => purge.run(db, { before, limit, now }), batch)
}
