import { fillCatalogue } from '#seed/fill.ts'
import { openDatabase } from '#server/db/pool.ts'
import { migrate } from '#server/db/migrate.ts'
import { brands, categories, seedProduct } from './builders.ts'

/** Brings a database up to date and puts so many products into it; their slugs. For shops that run as a process of their own. */
export async function fillShop(url: string, products: number): Promise<string[]> {
  await migrate(url)
  const database = openDatabase(url, 2)
  const made = Array.from({ length: products }, () => seedProduct({ stock: 100_000 }))
  await database.transaction((tx) => fillCatalogue(tx, { brands, categories, products: made }, new Date()))
  await database.close()
  return made.map(({ slug }) => slug)
}
