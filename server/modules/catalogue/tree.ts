import type { Picture } from '#contract/product.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from './cache.ts'
import { countListing, listingSizes } from './lists/counts.ts'
import { allBrands, readCategories, renamedCategory, windowPictures } from './queries.ts'
import { treeTag } from './read-model/cache-tags.ts'
import { everythingCategory } from './read-model/listing-ids.ts'

/** The maximum age of product counts of categories and brands. They change all the time, and every page has the tree. */
const countsMaxAgeMs = 10_000
const cached = { tags: [treeTag], maxAgeMs: countsMaxAgeMs }

/** Every category that shoppers see, as a tree. A product counts in each of its ancestors; counts lag by ten seconds at most. */
export const categoryTree = async (db: Db | Tx, cache: CatalogueCache, now: Date): Promise<CategoryNode[]> =>
  (await trees(db, cache, now)).all

/** The tree to browse, without the category of products that have no other; its page exists nevertheless. */
export const navigationTree = async (db: Db | Tx, cache: CatalogueCache, now: Date): Promise<CategoryNode[]> =>
  (await trees(db, cache, now)).listed

function trees(db: Db | Tx, cache: CatalogueCache, now: Date): Promise<{ all: CategoryNode[]; listed: CategoryNode[] }> {
  addCacheTags([treeTag])
  return cache.get('categories', cached, now, async () => {
    const [rows, sizes] = await Promise.all([readCategories(db, cache.locale), listingSizes(db)])
    const nodes = new Map(rows.map((row) => [row.id, nodeOf(row, sizes.get(row.id) ?? 0)]))
    for (const row of rows) if (row.parent_id) nodes.get(row.parent_id)?.children.push(nodes.get(row.id)!)
    const roots = rows.filter((row) => !row.parent_id).map((row) => nodes.get(row.id)!)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const all = withoutTrash(roots, byId)
    return { all, listed: all.filter(({ id }) => byId.get(id)!.isListed) }
  })
}

/** Removes categories whose products are all in the trash, and those that only have such subcategories. */
function withoutTrash(nodes: CategoryNode[], rows: ReadonlyMap<string, CategoryRow>): CategoryNode[] {
  return nodes.flatMap((node) => {
    const { has_products: hasProducts, is_live: isLive } = rows.get(node.id)!
    const children = withoutTrash(node.children, rows)
    const isEmptied = hasProducts || node.children.length > 0
    return isLive || children.length > 0 || !isEmptied ? [{ ...node, children }] : []
  })
}

type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]

const nodeOf = ({ id, slug, name, description, photo }: CategoryRow, productCount: number): CategoryNode => ({
  id,
  slug,
  name,
  description,
  productCount,
  photo,
  children: [],
})

/** The first matching category with its children; fails with INVALID_CATEGORY_ID. */
export async function oneCategory(db: Db, cache: CatalogueCache, fits: (c: CategoryNode) => boolean, now: Date): Promise<CategoryNode> {
  const found = findCategory(await categoryTree(db, cache, now), fits)
  if (!found) throw refuse('INVALID_CATEGORY_ID')
  return found
}

/** The category with this current or former slug; fails with INVALID_CATEGORY_ID. */
export async function categoryBySlug(db: Db, cache: CatalogueCache, slug: string, now: Date): Promise<CategoryNode> {
  const tree = await categoryTree(db, cache, now)
  const found = findCategory(tree, (c) => c.slug === slug)
  if (found) return found
  const renamed = await renamedCategory.one(db, { old: slug })
  return oneCategory(db, cache, (c) => c.id === renamed?.id, now)
}

/** The first match anywhere in the tree. */
export function findCategory(tree: CategoryNode[], fits: (c: CategoryNode) => boolean): CategoryNode | undefined {
  for (const node of tree) {
    const found = fits(node) ? node : findCategory(node.children, fits)
    if (found) return found
  }
  return undefined
}

/** All brands by name, with their number of products; counts lag by ten seconds at most. */
export function brandList(db: Db, cache: CatalogueCache, now: Date) {
  addCacheTags([treeTag])
  return cache.get('brands', cached, now, async () => {
    const [brands, { counts }] = await Promise.all([allBrands.all(db, {}), countListing(db, everythingCategory)])
    const sizes = new Map(counts.map(({ key, n }) => [key, n]))
    return brands.map((brand) => ({ ...brand, productCount: sizes.get(`brand:${brand.slug}`) ?? 0 }))
  })
}

/** The pictures of the shop window, by place. */
export function windowOf(db: Db, cache: CatalogueCache, now: Date): Promise<Record<string, Picture>> {
  addCacheTags([treeTag])
  return cache.get('window', { tags: [treeTag] }, now, async () =>
    Object.fromEntries((await windowPictures.all(db, {})).map(({ place, photo }) => [place, photo])),
  )
}
