import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { recomputeTags, refreshProducts } from '#server/modules/catalogue/catalogue.ts'
import { shotOf } from './pictures.ts'
import { productRows } from './rows.ts'
import type { SeedBrand, SeedCategory, SeedProduct } from './types.ts'

export interface World {
  brands: SeedBrand[]
  categories: SeedCategory[]
  products: SeedProduct[]
  /** Names of the pictures of the shop window, by place. */
  window?: Record<string, string>
}
type Ids = Map<string, string>

/** How many products go into one statement. */
const batch = 50

/** Adds to the catalogue: brands and categories where they are new, products with their variants and pictures, then the tags. */
export async function fillCatalogue(
  tx: Tx,
  world: World,
  now: Date,
  progress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const brands = await insertBrands(tx, world.brands, now)
  const categories = await insertCategories(tx, world.categories, now)
  for (let at = 0; at < world.products.length; at += batch) {
    await insertProducts(tx, world.products.slice(at, at + batch), { brands, categories, now })
    progress(Math.min(at + batch, world.products.length), world.products.length)
  }
  await insertWindow(tx, world.window ?? {})
  await recomputeTags(tx)
}

async function insertBrands(tx: Tx, brands: SeedBrand[], now: Date): Promise<Ids> {
  await insertJson(
    tx,
    'brands (id, slug, name, description)',
    'id uuid, slug text, name text, description text',
    brands.map((brand) => ({ id: newId(now), ...brand })),
  )
  return idsBySlug(tx, 'brands')
}

async function insertCategories(tx: Tx, tree: SeedCategory[], now: Date): Promise<Ids> {
  await insertJson(
    tx,
    'categories (id, parent_id, slug, name, description, position, photo)',
    'id uuid, parent_id uuid, slug text, name text, description text, position int, photo jsonb',
    flatten(tree, null, now),
  )
  return idsBySlug(tx, 'categories')
}

/** Places whose picture is not there stay empty. */
async function insertWindow(tx: Tx, places: Record<string, string>): Promise<void> {
  const rows = Object.entries(places).flatMap(([place, name]) => {
    const shot = shotOf(name)
    return shot ? [{ place, photo: { ...shot, alt: '' } }] : []
  })
  await insertJson(tx, 'window_pictures (place, photo)', 'place text, photo jsonb', rows)
}

async function idsBySlug(tx: Tx, table: 'brands' | 'categories'): Promise<Ids> {
  const { rows } = await tx.query({ text: `select slug, id from ${table}`, values: [] })
  return new Map((rows as { slug: string; id: string }[]).map((row) => [row.slug, row.id]))
}

interface CategoryRow {
  id: string
  parent_id: string | null
  slug: string
  name: string
  description: string
  position: number
  photo: object | null
}

function flatten(tree: SeedCategory[], parent: string | null, now: Date): CategoryRow[] {
  return tree.flatMap(({ slug, name, description, children }, position) => {
    const shot = shotOf(`hero-${slug}`)
    const photo = shot ? { ...shot, alt: '' } : null
    const row = { id: newId(now), parent_id: parent, slug, name, description, position, photo }
    return [row, ...flatten(children ?? [], row.id, now)]
  })
}

async function insertProducts(tx: Tx, products: SeedProduct[], known: { brands: Ids; categories: Ids; now: Date }): Promise<void> {
  const made = products.map((product) => productRows(product, known))
  await insertJson(
    tx,
    `products (id, slug, name, brand_id, short_description, full_description, meta_title, meta_description, keywords, is_featured, is_redeemable, published_at, options, attributes, ratings)`,
    `id uuid, slug text, name text, brand_id uuid, short_description text, full_description text, meta_title text, meta_description text, keywords text[], is_featured boolean, is_redeemable boolean, published_at timestamptz, options jsonb, attributes jsonb, ratings int[]`,
    made.map((m) => m.product),
  )
  await insertJson(
    tx,
    'variants (id, product_id, sku, options, price, old_price, stock, sold_lately, sold_before, photo, position)',
    'id uuid, product_id uuid, sku text, options jsonb, price int, old_price int, stock int, sold_lately int, sold_before int, photo text, position int',
    made.flatMap((m) => m.variants),
  )
  await insertJson(
    tx,
    'product_categories (product_id, category_id, position)',
    'product_id uuid, category_id uuid, position int',
    made.flatMap((m) => m.categories),
  )
  await insertJson(
    tx,
    'product_photos (product_id, position, url, alt, width, height, blur)',
    'product_id uuid, position int, url text, alt text, width int, height int, blur text',
    made.flatMap((m) => m.photos),
  )
  await refreshProducts(
    tx,
    made.map((m) => m.product.id),
  )
}

/** Many rows in one statement; those that are there already stay. Table and columns are ours, written above. */
async function insertJson(tx: Tx, into: string, columns: string, rows: object[]): Promise<void> {
  await tx.query({
    text: `insert into ${into} select * from json_to_recordset($1) as r (${columns}) on conflict do nothing`,
    values: [JSON.stringify(rows)],
  })
}
