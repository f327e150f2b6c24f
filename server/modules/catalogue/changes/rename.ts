import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { treeTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'

const lockProduct = statement(
  'catalogue.lockProduct',
  { id: 'uuid' },
  { slug: 'text' },
  `select slug from products where id = $1 for no key update`,
)
const setProductSlug = statement(
  'catalogue.setProductSlug',
  { id: 'uuid', slug: 'text' },
  {},
  `update products set slug = $2 where id = $1`,
)
export const deleteOldProductSlug = statement(
  'catalogue.deleteOldProductSlug',
  { slug: 'text' },
  {},
  `delete from product_old_slugs where slug = $1`,
)
export const storeOldProductSlug = statement(
  'catalogue.storeOldProductSlug',
  { slug: 'text', id: 'uuid' },
  {},
  `insert into product_old_slugs (slug, product_id) values ($1, $2) on conflict (slug) do update set product_id = excluded.product_id`,
)

const lockCategory = statement(
  'catalogue.lockCategory',
  { id: 'uuid' },
  { slug: 'text' },
  `select slug from categories where id = $1 for no key update`,
)
const setCategorySlug = statement(
  'catalogue.setCategorySlug',
  { id: 'uuid', slug: 'text' },
  {},
  `update categories set slug = $2 where id = $1`,
)
export const deleteOldCategorySlug = statement(
  'catalogue.deleteOldCategorySlug',
  { slug: 'text' },
  {},
  `delete from category_old_slugs where slug = $1`,
)
const storeOldCategorySlug = statement(
  'catalogue.storeOldCategorySlug',
  { slug: 'text', id: 'uuid' },
  {},
  `insert into category_old_slugs (slug, category_id) values ($1, $2) on conflict (slug) do update set category_id = excluded.category_id`,
)
/** Outdates the documents of products in the category, as they have its name; a job rebuilds them. */
export const outdateProducts = statement(
  'catalogue.outdateProductsOf',
  { category: 'uuid' },
  {},
  `
  update products set document_form = 0 where id = any(array(select product_id from product_categories where category_id = $1 order by 1))`,
)

const product = {
  lock: lockProduct,
  set: setProductSlug,
  free: deleteOldProductSlug,
  keep: storeOldProductSlug,
  missing: 'INVALID_PRODUCT_ID',
} as const
const category = {
  lock: lockCategory,
  set: setCategorySlug,
  free: deleteOldCategorySlug,
  keep: storeOldCategorySlug,
  missing: 'INVALID_CATEGORY_ID',
} as const

/**
 * Gives a product or category a new slug, to which its former slugs redirect. Returns whether it changed. A slug in current use is refused;
 * a former slug of another one is taken over.
 */
async function rename(tx: Tx, kind: typeof product | typeof category, id: string, slug: string): Promise<boolean> {
  const before = await kind.lock.one(tx, { id })
  if (!before) throw refuse(kind.missing)
  if (before.slug === slug) return false
  await refuseDuplicate(kind.set.run(tx, { id, slug }), 'SLUG_IS_TAKEN')
  await kind.free.run(tx, { slug })
  await kind.keep.run(tx, { slug: before.slug, id })
  return true
}

/** Renames a product's page. Fails with INVALID_PRODUCT_ID and SLUG_IS_TAKEN. */
export async function renameProduct(tx: Tx, id: string, slug: string): Promise<void> {
  if (await rename(tx, product, id, slug)) await refreshProducts(tx, [id])
}

/** Renames a category's page. Fails with INVALID_CATEGORY_ID and SLUG_IS_TAKEN. */
export async function renameCategory(tx: Tx, id: string, slug: string): Promise<void> {
  if (!(await rename(tx, category, id, slug))) return
  await outdateProducts.run(tx, { category: id })
  await announce(tx, { tags: [treeTag] })
}
