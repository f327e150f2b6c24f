import { newProductDays } from '#contract/facet-limits.ts'
import { newProductOf, salesOf } from '#seed/rows.ts'
import type { SeedProduct } from '#seed/types.ts'
import { newId } from '#server/db/ids.ts'
import { documentForm, documentsOf, type NewProduct, popularityOf, type Source } from '#server/modules/catalogue/catalogue.ts'
import { everythingCategory, featuredCategory } from '#server/modules/catalogue/read-model/listing-ids.ts'
import type { CopyRow } from './copy.ts'

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

/** The tables that products fill. */
export const tables = [
  'products',
  'variants',
  'product_categories',
  'product_photos',
  'sales_daily',
  'product_index',
  'product_listings',
] as const
/** Rows of some products, by table. */
type TableRows = Record<(typeof tables)[number], CopyRow[]>

/** Columns of a product's row that are copied unchanged. */
const ownColumns = [
  'id',
  'slug',
  'name',
  'short_description',
  'full_description',
  'meta_title',
  'meta_description',
  'keywords',
  'is_featured',
  'is_redeemable',
  'published_at',
  'is_new',
  'listed',
  'options',
  'attributes',
  'sizes',
  'dimensions',
  'ratings',
] as const satisfies (keyof Source)[]

/** Creates a function that makes the rows of products, including their read model, which is computed by the shop's own function. */
export function openRowMaker({ brands, categories }: References, now: Date): (products: SeedProduct[]) => TableRows {
  const known = {
    brands: new Map(brands.map((brand) => [brand.slug, brand])),
    categories: new Map(categories.map((category) => [category.slug, category])),
    byId: new Map(categories.map((category) => [category.id, category])),
    now,
  }
  return (products) => {
    const rowsByProduct = products.map((product) => rowsOf({ ...newProductOf(product, now), sales: salesOf(product, now) }, known))
    return Object.fromEntries(tables.map((table) => [table, rowsByProduct.flatMap((rows) => rows[table])])) as TableRows
  }
}

interface Known {
  brands: Map<string, Named>
  categories: Map<string, References['categories'][number]>
  byId: Map<string, References['categories'][number]>
  now: Date
}

function rowsOf(product: NewProduct, known: Known): TableRows {
  const id = newId(known.now)
  const variants = product.variants.map((variant, position) => ({ id: newId(known.now), position, ...variant }))
  const source = sourceOf(product, { id, variants: variants.map((variant) => ({ ...variant, deal: null, lowestPrice: null })) }, known)
  const { card, blur, page, listed, index } = documentsOf(source)
  const { category_ids, published_at, price, rating, popularity } = index
  return {
    products: [
      { ...productRow(source), brand_id: known.brands.get(product.brand)!.id, card, blur, page, document_form: documentForm, revision: 1 },
    ],
    variants: variants.map(({ oldPrice, ...variant }) => ({ ...variant, product_id: id, old_price: oldPrice })),
    product_categories: product.categories.map((slug, position) => ({
      product_id: id,
      category_id: known.categories.get(slug)!.id,
      position,
    })),
    product_photos: product.photos.map((photo, position) => ({ product_id: id, position, options: {}, ...photo })),
    sales_daily: product.sales.map((sale) => ({ product_id: id, ...sale })),
    product_index: listed ? [{ product_id: id, revision: 1, ...index }] : [],
    product_listings: listed
      ? category_ids.map((category_id) => ({ product_id: id, category_id, popularity, published_at, price, rating }))
      : [],
  }
}

const productRow = (source: Source): CopyRow => Object.fromEntries(ownColumns.map((column) => [column, source[column]]))

/** What the statement `catalogue.sources` would read for a product. A test compares the two. */
function sourceOf(product: NewProduct, { id, variants }: { id: string; variants: Source['variants'] }, known: Known): Source {
  const own = product.categories.map((slug) => known.categories.get(slug)!)
  return {
    id,
    slug: product.slug,
    name: product.name,
    short_description: product.shortDescription,
    full_description: product.fullDescription,
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    keywords: product.keywords,
    is_featured: product.isFeatured,
    is_gift_card: false,
    gift_card_min: null,
    gift_card_max: null,
    is_redeemable: product.isRedeemable,
    published_at: product.publishedAt,
    listed: product.publishedAt <= known.now,
    is_new: known.now.getTime() - product.publishedAt.getTime() < newProductDays * 86_400_000,
    options: product.options,
    attributes: product.attributes,
    sizes: product.sizes ?? [],
    dimensions: product.dimensions ?? null,
    repeat_offer: null,
    ratings: product.ratings,
    brand: named(known.brands.get(product.brand)!),
    categories: own.map(named),
    category_ids: [...withAncestors(own, known.byId), everythingCategory, ...(product.isFeatured ? [featuredCategory] : [])],
    photos: product.photos.map(({ url, alt, width, height, blur, options = {} }, position) => ({
      url,
      alt,
      width,
      height,
      displayOrder: position,
      blur,
      options,
      video: null,
    })),
    variants,
    tags: [],
    popularity: popularityOf(product.sales),
    translations: [],
    card: '{}',
    indexed: null,
  }
}

const named = ({ id, name, slug }: Named) => ({ id, name, slug })

function withAncestors(own: References['categories'], byId: Known['byId']): string[] {
  const ids = new Set<string>()
  for (const category of own)
    for (let at: typeof category | undefined = category; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) ids.add(at.id)
  return [...ids].toSorted()
}
