import { statement, type Tx } from '#server/db/statement.ts'
import { translateCategories, translateOptions, translateProducts } from '#server/modules/catalogue/catalogue.ts'
import { products as single, sets } from '../catalogue/index.ts'
import { text } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { descriptions } from './descriptions/index.ts'
import { altsOf } from './alts.ts'
import { keywords } from './keywords.ts'
import { termIn, termsOf } from './terms.ts'
import { products } from './products.ts'

const catalogue = [...single, ...sets]
const locale = 'bn' as const

const idsOf = statement(
  'seed.idsOf',
  { slugs: 'text[]' },
  { id: 'uuid', slug: 'text' },
  `select id, slug from products where slug = any($1) order by id`,
)

/** Adds the Bengali translations of the demo's catalogue; a shop that doesn't offer Bengali shows none of them. */
export async function fillBengali(tx: Tx): Promise<void> {
  await translateCategories(
    tx,
    Object.entries(categories).map(([slug, [name, description]]) => ({ slug, locale, name, description })),
  )
  await translateOptions(tx, locale, terms())
  const rows = await idsOf.all(tx, { slugs: Object.keys(products) })
  const alts = new Map(catalogue.map((seed) => [seed.slug, altsOf(seed, products[seed.slug]![0])]))
  await translateProducts(
    tx,
    rows.map((row) => inBengali(row, alts)),
  )
}

const terms = (): Record<string, string> =>
  Object.fromEntries(
    termsOf(catalogue).flatMap((term) => {
      const translation = termIn(term)
      return translation === undefined ? [] : [[term, translation]]
    }),
  )

function inBengali({ id, slug }: { id: string; slug: string }, alts: Map<string, Record<string, string>>) {
  const [name, shortDescription] = products[slug]!
  const fullDescription = text(descriptions[slug]!).join('\n')
  return {
    productId: id,
    locale,
    name,
    shortDescription,
    fullDescription,
    keywords: keywords[slug]!.split(', '),
    alts: alts.get(slug) ?? {},
  }
}
