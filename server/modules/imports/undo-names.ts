import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { removeBrand, removeCategory } from '#server/modules/catalogue/editor/editor.ts'

/** Records the brands and categories that a run has created. A run that continues after a crash adds to them. */
export const recordCreated = statement(
  'imports.recordCreated',
  { id: 'uuid', brands: 'uuid[]', categories: 'uuid[]' },
  {},
  `update imports set made_brands = made_brands || $2, made_categories = made_categories || $3 where id = $1`,
)
/**
 * The brands and categories that this import created, and those of imports undone earlier, which had to stay while this one used them. Only
 * existing ones; the lowest categories come first, as a category can only be deleted once nothing is below it.
 */
const made = statement(
  'imports.made',
  { id: 'uuid' },
  { brands: 'uuid[]', categories: 'uuid[]' },
  `
  with recursive made as materialized (
    select made_brands, made_categories from imports where id = $1
    union all
    select made_brands, made_categories from imports where state = 'undone'
  ), above (id, parent_id, depth) as (
    select id, parent_id, 1 from categories where id in (select unnest(made_categories) from made)
    union all
    select a.id, c.parent_id, a.depth + 1 from above a join categories c on c.id = a.parent_id
  )
  select array(select id from brands where removed_at is null and id in (select unnest(made_brands) from made) order by id) as brands,
    array(select id from above where parent_id is null order by depth desc, id) as categories`,
)

/**
 * Those of these brands and categories that are still referenced: by the imported version of a product that was left because of later
 * changes, to which it returns once those are undone, or by a product in the trash.
 */
const stillReferenced = statement(
  'imports.stillReferenced',
  { id: 'uuid', names: 'text[]' },
  { name: 'text' },
  `
  select distinct n.name from imports i join import_rows r on r.import_id = i.id join product_versions h on h.product_id = r.target_id
    and h.version = r.version
    cross join lateral (select h.document->>'brandId' as name union all select jsonb_array_elements_text(h.document->'categoryIds')) n
  where (i.id = $1 or i.state = 'undone') and r.result = 'left' and n.name = any($2)
  union
  select c.category_id::text from product_categories c join products p on p.id = c.product_id
  where c.category_id = any($2::uuid[]) and p.deleted_at is not null and p.purged_at is null`,
)

/**
 * Deletes brands and categories that undone imports created and that nothing uses. Those still in use stay until a later import is undone.
 */
export async function undoNames({ db, transaction }: Pick<Database, 'db' | 'transaction'>, id: string, clock: () => Date): Promise<void> {
  const { brands, categories } = (await made.one(db, { id }))!
  const referenced = new Set((await stillReferenced.all(db, { id, names: [...brands, ...categories] })).map(({ name }) => name))
  const unlessUsed = async (remove: (tx: Tx) => Promise<void>) => {
    try {
      await transaction(remove)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  for (const category of categories) if (!referenced.has(category)) await unlessUsed((tx) => removeCategory(tx, category, clock()))
  for (const brand of brands) if (!referenced.has(brand)) await unlessUsed((tx) => removeBrand(tx, brand, clock()))
}
