import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { removeBrand, removeCategory } from '#server/modules/catalogue/editor/editor.ts'

/** Records the brands and categories that a run has created. A run that continues after it was killed adds to them. */
export const recordCreated = statement(
  'imports.noteMade',
  { id: 'uuid', brands: 'uuid[]', categories: 'uuid[]' },
  {},
  `update imports set made_brands = made_brands || $2, made_categories = made_categories || $3 where id = $1`,
)
const made = statement(
  'imports.made',
  { id: 'uuid' },
  { brands: 'uuid[]', categories: 'uuid[]' },
  `select made_brands as brands, made_categories as categories from imports where id = $1`,
)

/** Of these brands and categories those that products have again once what changed them since is undone as well: of what was left, as the import had made it. */
const stillReferenced = statement(
  'imports.stillReferenced',
  { id: 'uuid', names: 'text[]' },
  { name: 'text' },
  `
  select distinct n.name from import_rows r join product_versions h on h.product_id = r.target_id and h.version = r.version
    cross join lateral (select h.document->>'brandId' as name union all select jsonb_array_elements_text(h.document->'categoryIds')) n
  where r.import_id = $1 and r.result = 'left' and n.name = any($2)`,
)

/** Deletes the categories and brands that an import made and that nothing uses by now, nor what was left of it; the others stay. */
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
  // Each was made after what is above it.
  for (const category of categories.toReversed())
    if (!referenced.has(category)) await unlessUsed((tx) => removeCategory(tx, category, clock()))
  for (const brand of brands) if (!referenced.has(brand)) await unlessUsed((tx) => removeBrand(tx, brand, clock()))
}
