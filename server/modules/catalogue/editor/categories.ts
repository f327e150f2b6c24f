import type { CategoryRules, changeCategory, createCategory, moveCategory, StaffCategory } from '#contract/staff-categories.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import { announce } from '../read-model/announce.ts'
import { treeTag } from '../read-model/cache-tags.ts'
import { categorySlugs, outdateProducts } from '../changes/rename.ts'
import { applyRulesOf, refreshSoon } from './rules.ts'

/** Locks the tree so that only one call at a time changes it: no category gets below itself, and no position is used twice. */
const lockTree = statement('editor.lockTree', {}, {}, `select pg_advisory_xact_lock(7263191)`)

/** `counted` are the categories whose products are counted; null counts all, which reads every row of product_categories. */
const all = statement(
  'categories.all',
  { counted: 'uuid[]?' },
  {
    id: 'uuid',
    parent_id: 'uuid?',
    name: 'text',
    slug: 'text',
    description: 'text',
    rules: nullable(jsonb<CategoryRules>()),
    products: 'int4',
  },
  `
  select c.id, c.parent_id, c.name, c.slug, c.description, c.rules, case when $1::uuid[] is null or c.id = any($1) then (
    select count(*)::int from product_categories pc join products p on p.id = pc.product_id where pc.category_id = c.id
      and p.deleted_at is null
  ) else 0 end as products
  from categories c order by c.position, c.name`,
)
const insert = statement(
  'categories.insert',
  {
    id: 'uuid',
    parent: 'uuid?',
    slug: 'text',
    name: 'text',
    description: 'text',
    position: 'int4',
    rules: nullable(jsonb<CategoryRules>()),
  },
  {},
  `insert into categories (id, parent_id, slug, name, description, position, rules) values ($1, $2, $3, $4, $5, $6, $7)`,
)
const update = statement(
  'categories.update',
  { id: 'uuid', name: 'text', description: 'text', rules: nullable(jsonb<CategoryRules>()) },
  {},
  `update categories set name = $2, description = $3, rules = $4 where id = $1`,
)
const place = statement(
  'categories.place',
  { ids: 'uuid[]', parent: 'uuid?' },
  {},
  `
  update categories c set parent_id = $2, position = p.place - 1 from unnest($1::uuid[]) with ordinality as p (id, place)
  where c.id = p.id`,
)
const remove = statement('categories.remove', { id: 'uuid' }, {}, `delete from categories where id = $1`)
const removeProducts = statement(
  'categories.removeProducts',
  { id: 'uuid' },
  { product_id: 'uuid', in_trash: 'bool' },
  `
  delete from product_categories pc using products p
  where pc.category_id = $1 and p.id = pc.product_id and (pc.by_rule or p.deleted_at is not null)
  returning pc.product_id, p.deleted_at is not null as in_trash`,
)
/** Products in any of these categories, whose read models also contain the names of parent categories. */
const productsBelow = statement(
  'categories.productsBelow',
  { ids: 'uuid[]' },
  { product_id: 'uuid' },
  `select distinct product_id from product_categories where category_id = any($1)`,
)
const countBrands = statement(
  'categories.brands',
  { ids: 'uuid[]' },
  { n: 'int4' },
  `select count(*)::int as n from brands where id = any($1) and removed_at is null`,
)

type Row = Omit<StaffCategory, 'position'>

/** Every category, parents first. With `counted`, only the products of those are counted; the others have 0. */
export async function staffCategories(db: Db | Tx, counted: string[] | null = null): Promise<StaffCategory[]> {
  const rows = (await all.all(db, { counted })).map(({ parent_id: parentId, ...row }): Row => ({ ...row, parentId }))
  const children = Map.groupBy(rows, (row) => row.parentId)
  const below = (parent: string | null): StaffCategory[] =>
    (children.get(parent) ?? []).flatMap((row, position) => [{ ...row, position }, ...below(row.id)])
  return below(null)
}

const found = (categories: StaffCategory[], id: string): StaffCategory => {
  const category = categories.find((one) => one.id === id)
  if (!category) throw refuse('INVALID_CATEGORY_ID')
  return category
}

/** The depth of a category: 0 at the top. */
function depthOf(categories: StaffCategory[], id: string | null): number {
  return id === null ? 0 : 1 + depthOf(categories, found(categories, id).parentId)
}

/** The category and all its descendants. */
function branchOf(categories: StaffCategory[], id: string): string[] {
  return [id, ...categories.filter(({ parentId }) => parentId === id).flatMap((child) => branchOf(categories, child.id))]
}

function heightOf(categories: StaffCategory[], id: string): number {
  return 1 + Math.max(0, ...categories.filter(({ parentId }) => parentId === id).map((child) => heightOf(categories, child.id)))
}

async function refuseUnknownBrands(tx: Tx, rules: CategoryRules | null): Promise<void> {
  const ids = [...new Set(rules?.brandIds)]
  if (ids.length > 0 && (await countBrands.one(tx, { ids }))!.n < ids.length) throw refuse('INVALID_BRAND_ID')
}

/** Keywords are compared in lower case. */
const stored = (rules: CategoryRules | null): CategoryRules | null =>
  rules && { ...rules, keywords: rules.keywords.map((word) => word.toLowerCase()) }

/** Adds a category at the end of its siblings. */
export async function addCategory(tx: Tx, input: ParsedOf<typeof createCategory>, now: Date): Promise<StaffCategory> {
  await lockTree.all(tx, {})
  const categories = await staffCategories(tx, [])
  if (categories.length >= limits.category.perShop) throw refuse('TOO_MANY_CATEGORIES')
  if (depthOf(categories, input.parentId) >= limits.category.depthMax) throw refuse('INVALID_INPUT', { parentId: ['is too deep'] })
  await refuseUnknownBrands(tx, input.rules)
  const id = newId(now)
  const position = categories.filter(({ parentId }) => parentId === input.parentId).length
  const { parentId: parent, slug, name, description, rules } = input
  await refuseDuplicate(insert.run(tx, { id, parent, slug, name, description, position, rules: stored(rules) }), 'SLUG_IS_TAKEN')
  await categorySlugs.deleteOld.run(tx, { slug })
  if (rules) await applyRulesOf(tx, id, now)
  await announce(tx, { tags: [treeTag] })
  return found(await staffCategories(tx, [id]), id)
}

/** Changes a category and its rules, and refreshes the products in it. */
export async function editCategory(tx: Tx, input: ParsedOf<typeof changeCategory>, now: Date): Promise<StaffCategory> {
  await lockTree.all(tx, {})
  const before = found(await staffCategories(tx, []), input.id)
  await refuseUnknownBrands(tx, input.rules)
  await update.run(tx, { id: input.id, name: input.name, description: input.description, rules: stored(input.rules) })
  if (before.rules || input.rules) await applyRulesOf(tx, input.id, now)
  if (before.name !== input.name) await outdateProducts.run(tx, { category: input.id })
  await announce(tx, { tags: [treeTag] })
  return found(await staffCategories(tx, [input.id]), input.id)
}

/** Moves a category. Its products are then listed in its new parents. */
export async function putCategory(tx: Tx, { id, parentId, position }: ParsedOf<typeof moveCategory>, now: Date): Promise<StaffCategory[]> {
  await lockTree.all(tx, {})
  const before = await staffCategories(tx, [])
  const moved = found(before, id)
  const branch = branchOf(before, id)
  if (parentId !== null && branch.includes(parentId)) throw refuse('INVALID_INPUT', { parentId: ['is below the category itself'] })
  if (depthOf(before, parentId) + heightOf(before, id) > limits.category.depthMax)
    throw refuse('INVALID_INPUT', { parentId: ['is too deep'] })
  const siblings = before.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
  await place.run(tx, { ids: siblings.toSpliced(position, 0, id), parent: parentId })
  if (moved.parentId !== parentId) {
    const products = await productsBelow.all(tx, { ids: branch })
    await refreshSoon(
      tx,
      products.map((row) => row.product_id),
      now,
    )
  }
  await announce(tx, { tags: [treeTag] })
  return staffCategories(tx)
}

/**
 * Deletes a category that has no products except those added by its rules. Products in the trash lose it, so another has to be chosen to
 * restore them.
 */
export async function removeCategory(tx: Tx, id: string, now: Date): Promise<void> {
  await lockTree.all(tx, {})
  const before = await staffCategories(tx, [id])
  const category = found(before, id)
  const emptied = (await removeProducts.all(tx, { id })).filter((row) => !row.in_trash).map((row) => row.product_id)
  const isEmpty = category.products === emptied.length && !before.some(({ parentId }) => parentId === id)
  if (!isEmpty) throw refuse('CATEGORY_IS_NOT_EMPTY')
  await refreshSoon(tx, emptied, now)
  await remove.run(tx, { id })
  await announce(tx, { tags: [treeTag] })
}
