import { fillCatalogue } from '#seed/fill.ts'
import { openDatabase } from '#server/db/pool.ts'
import { migrate } from '#server/db/migrate.ts'
import { brands, categories, seedProduct } from './builders.ts'

/** Migrates a database and fills it with products; returns their slugs. For shops that run as a separate process. */
export async function fillShop(url: string, products: number): Promise<string[]> {
  await migrate(url)
  const database = openDatabase(url, 2)
  const made = Array.from({ length: products }, () => seedProduct({ stock: 100_000 }))
  await database.transaction((tx) => fillCatalogue(tx, { brands, categories, products: made }, new Date()))
  await database.close()
  return made.map(({ slug }) => slug)
}
