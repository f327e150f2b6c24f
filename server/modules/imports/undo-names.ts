import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { removeBrand, removeCategory } from '#server/modules/catalogue/editor/editor.ts'

/** A run that goes on after it was killed adds to what it had made. */
export const noteMade = statement(
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

/** Deletes the categories and brands that an import made and that nothing uses by now; the others stay. */
export async function undoNames({ db, transaction }: Pick<Database, 'db' | 'transaction'>, id: string, clock: () => Date): Promise<void> {
  const { brands, categories } = (await made.one(db, { id }))!
  const unlessUsed = async (remove: (tx: Tx) => Promise<void>) => {
    try {
      await transaction(remove)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  // Each was made after what is above it.
  for (const category of categories.toReversed()) await unlessUsed((tx) => removeCategory(tx, category, clock()))
  for (const brand of brands) await unlessUsed((tx) => removeBrand(tx, brand, clock()))
}
