import { statement, type Tx } from '#server/db/statement.ts'
import { translateCategories, translateOptions, translateProducts } from '#server/modules/catalogue/catalogue.ts'
import { categories } from './categories.ts'
import { options } from './options.ts'
import { products } from './products.ts'

const locale = 'bn'

const idsOf = statement(
  'seed.idsOf',
  { slugs: 'text[]' },
  { id: 'uuid', slug: 'text' },
  `select id, slug from products where slug = any($1) order by id`,
)

/** What of the demo's catalogue is in Bengali; a shop that doesn't offer it shows none of it. */
export async function fillBengali(tx: Tx): Promise<void> {
  await translateCategories(
    tx,
    Object.entries(categories).map(([slug, [name, description]]) => ({ slug, locale, name, description })),
  )
  await translateOptions(tx, locale, options)
  const rows = await idsOf.all(tx, { slugs: Object.keys(products) })
  await translateProducts(
    tx,
    rows.map(({ id, slug }) => ({ productId: id, locale, name: products[slug]![0], shortDescription: products[slug]![1] })),
  )
}
