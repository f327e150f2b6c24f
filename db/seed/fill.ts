import type { Picture, WindowPicture } from '#contract/product.ts'
import type { Tx } from '#server/db/statement.ts'
import {
  addBrands,
  addBundles,
  addCategories,
  addProducts,
  addShopWindow,
  type NewBundle,
  type NewCategory,
  type NewProduct,
} from '#server/modules/catalogue/catalogue.ts'
import { addRules, addSynonyms, defaultIndexes, type SearchRule, type SynonymGroup } from '#server/modules/search/search.ts'
import { pictureFile } from './pictures.ts'
import { newProductOf } from './rows.ts'
import type { SeedBrand, SeedCategory, SeedProduct } from './types.ts'

interface CatalogueSeed {
  brands: Omit<SeedBrand, 'mark'>[]
  categories: SeedCategory[]
  products: SeedProduct[]
  /** The pictures of the shop window, by place: their names, and the slugs of the products in them. */
  window?: Record<string, string | { picture: string; shows: string[] }>
  /** A product's sales, if no orders determine them. */
  salesOf?: (product: SeedProduct) => NewProduct['sales']
  /** The search's synonyms and rules, besides the products' texts. */
  search?: { synonyms: SynonymGroup[]; rules: SearchRule[] }
}

const batch = 100

/** Adds to the catalogue: new brands and categories, and products with their variants and pictures. Tags are added after the orders. */
export async function fillCatalogue(
  tx: Tx,
  { brands, categories, products, window = {}, salesOf = () => [], search }: CatalogueSeed,
  now: Date,
  progress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await addBrands(tx, brands, now)
  await addCategories(tx, categories.map(pictured), now)
  for (let at = 0; at < products.length; at += batch) {
    const some = products.slice(at, at + batch)
    await addProducts(
      tx,
      some.map((product) => ({ ...newProductOf(product, now), sales: salesOf(product) })),
      now,
    )
    progress(at + some.length, products.length)
  }
  await addBundles(tx, bundlesOf(products))
  await addShopWindow(tx, windowOf(window))
  if (search) {
    await addSynonyms(tx, defaultIndexes.products, search.synonyms)
    await addRules(tx, defaultIndexes.products, search.rules)
  }
}

const bundlesOf = (products: SeedProduct[]): NewBundle[] =>
  products.flatMap(({ contains, variants: [variant] }) =>
    contains && variant ? [{ sku: variant.sku, components: Object.entries(contains).map(([sku, quantity]) => ({ sku, quantity })) }] : [],
  )

const pictured = ({ children = [], ...category }: SeedCategory): NewCategory => ({
  ...category,
  photo: pictureOf(`hero-${category.slug}`),
  children: children.map(pictured),
})

/** Places whose picture isn't there stay empty. */
function windowOf(places: NonNullable<CatalogueSeed['window']>): Record<string, WindowPicture> {
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, given]) => {
      const { picture: name, shows } = typeof given === 'string' ? { picture: given, shows: [] } : given
      const picture = pictureOf(name)
      return picture ? [[place, { ...picture, ...(shows.length > 0 && { shows }) }]] : []
    }),
  )
}

function pictureOf(name: string): Picture | null {
  const shot = pictureFile(name)
  return shot ? { ...shot, blur: shot.blur ?? undefined, alt: '' } : null
}
