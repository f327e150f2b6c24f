import type { SeedProduct } from '#seed/types.ts'
import { productRows } from '#seed/rows.ts'
import { documentOf, form } from '#server/modules/catalogue/refresh.ts'
import type { CopyRow } from './copy.ts'

type Source = Parameters<typeof documentOf>[0]

interface Named {
  id: string
  slug: string
  name: string
}
/** Brands and categories as they are in the database. */
export interface References {
  brands: Named[]
  categories: (Named & { parentId: string | null })[]
}
/** The rows of some products, by table. */
export type TableRows = Record<'products' | 'variants' | 'product_categories' | 'product_photos', CopyRow[]>

/** What makes the rows of products, those of their read model included: with the function that the shop makes them with. */
export function openRowMaker({ brands, categories }: References, now: Date): (products: SeedProduct[]) => TableRows {
  const idsOf = (named: Named[]) => new Map(named.map(({ slug, id }) => [slug, id]))
  const known = { brands: idsOf(brands), categories: idsOf(categories), now }
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]))
  const categoriesById = new Map(categories.map((category) => [category.id, category]))

  return (products) => {
    const made = products.map((product) => productRows(product, known))
    return {
      products: made.map((rows) => {
        const { id: _, ...document } = documentOf(sourceOf(rows, { brandsById, categoriesById }))
        return { ...rows.product, ...document, document_form: form, revision: 1 }
      }),
      variants: made.flatMap((rows) => rows.variants),
      product_categories: made.flatMap((rows) => rows.categories),
      product_photos: made.flatMap((rows) => rows.photos),
    }
  }
}

interface Lookups {
  brandsById: Map<string, Named>
  categoriesById: Map<string, References['categories'][number]>
}

/** What the statement `catalogue.sources` would read of a product. A test holds the two against each other. */
function sourceOf(
  { product, variants, categories, photos }: ReturnType<typeof productRows>,
  { brandsById, categoriesById }: Lookups,
): Source {
  const own = categories.map((row) => categoriesById.get(row.category_id)!)
  return {
    ...product,
    brand: named(brandsById.get(product.brand_id)!),
    categories: own.map(named),
    category_ids: withAncestors(own, categoriesById),
    photos: photos.map(({ url, alt, width, height, position, blur }) => ({ url, alt, width, height, displayOrder: position, blur })),
    variants: variants.map(({ id, sku, options, price, old_price, stock, sold_lately, photo }) => ({
      id,
      sku,
      options,
      price,
      oldPrice: old_price,
      stock,
      soldLately: sold_lately,
      photo,
    })),
    tags: [],
  }
}

const named = ({ id, name, slug }: Named) => ({ id, name, slug })

function withAncestors(own: References['categories'], byId: Lookups['categoriesById']): string[] {
  const ids = new Set<string>()
  for (const category of own)
    for (let at: typeof category | undefined = category; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) ids.add(at.id)
  return [...ids].toSorted()
}
