import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { treeTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'

/** The statements that change a slug; `owner` is the column of the former slugs' owner. */
const slugStatements = (name: 'Product' | 'Category', table: string, { oldSlugs, owner }: { oldSlugs: string; owner: string }) => ({
  lock: statement(`catalogue.lock${name}`, { id: 'uuid' }, { slug: 'text' }, `select slug from ${table} where id = $1 for no key update`),
  set: statement(`catalogue.set${name}Slug`, { id: 'uuid', slug: 'text' }, {}, `update ${table} set slug = $2 where id = $1`),
  deleteOld: statement(`catalogue.deleteOld${name}Slug`, { slug: 'text' }, {}, `delete from ${oldSlugs} where slug = $1`),
  storeOld: statement(
    `catalogue.storeOld${name}Slug`,
    { slug: 'text', id: 'uuid' },
    {},
    `insert into ${oldSlugs} (slug, ${owner}) values ($1, $2) on conflict (slug) do update set ${owner} = excluded.${owner}`,
  ),
})
export const productSlugs = slugStatements('Product', 'products', { oldSlugs: 'product_old_slugs', owner: 'product_id' })
export const categorySlugs = slugStatements('Category', 'categories', { oldSlugs: 'category_old_slugs', owner: 'category_id' })

/** Outdates the documents of products in the category, as they have its name; a job rebuilds them. */
export const outdateProducts = statement(
  'catalogue.outdateProductsOf',
  { category: 'uuid' },
  {},
  `
  update products set document_form = 0 where id = any(array(select product_id from product_categories where category_id = $1 order by 1))`,
)

const product = { ...productSlugs, missing: 'INVALID_PRODUCT_ID' } as const
const category = { ...categorySlugs, missing: 'INVALID_CATEGORY_ID' } as const

/**
 * Gives a product or category a new slug, to which its former slugs redirect. Returns whether it changed. A slug in current use is refused;
 * a former slug of another one is taken over.
 */
async function rename(tx: Tx, kind: typeof product | typeof category, id: string, slug: string): Promise<boolean> {
  const before = await kind.lock.one(tx, { id })
  if (!before) throw refuse(kind.missing)
  if (before.slug === slug) return false
  await refuseDuplicate(kind.set.run(tx, { id, slug }), 'SLUG_IS_TAKEN')
  await kind.deleteOld.run(tx, { slug })
  await kind.storeOld.run(tx, { slug: before.slug, id })
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
