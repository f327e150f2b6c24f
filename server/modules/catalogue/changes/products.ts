import type { Video } from '#contract/media.ts'
import type { Dimensions, Size } from '#contract/product.ts'
import type { Content } from '#contract/unit-price.ts'
import { newId } from '#server/db/ids.ts'
import { json } from '#server/db/types.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addSales } from '../ranking/sales.ts'
import { isNewSql } from '../read-model/newness.ts'
import { refreshProducts } from '../read-model/refresh.ts'

export interface NewVariant {
  sku: string
  options: Record<string, string>
  /** In minor units, as is `oldPrice`. */
  price: number
  oldPrice: number | null
  stock: number
  photo: string | null
  /** The number of pieces that can be back-ordered. */
  backOrderLimit?: number
  isPreOrder?: boolean
  shipsOn?: string | null
  /** The content of a piece, if it has a unit price. */
  content?: Content
  /** For a shop with a history: when the price became valid, and former prices in minor units. */
  pricedAt?: Date
  formerPrices?: { price: number; until: Date }[]
}

export interface NewPhoto {
  /** The video that this picture is the poster of. */
  video?: Video
  url: string
  alt: string
  width: number
  height: number
  blur: string | null
  /** The options that the picture shows; absent if it shows any. */
  options?: Record<string, string>
}

/** A product to add; brand and categories are given by slug, the main category first. */
export interface NewProduct {
  slug: string
  name: string
  brand: string
  categories: string[]
  shortDescription: string
  fullDescription: string
  metaTitle: string
  metaDescription: string
  keywords: string[]
  isFeatured: boolean
  isRedeemable: boolean
  /** For a gift card: the range of amounts that a buyer can choose, in minor units. */
  giftCard?: { min: number; max: number }
  publishedAt: Date
  options: { name: string; values: string[]; swatches?: string[] }[]
  sizes?: Size[]
  dimensions?: Dimensions
  attributes: { name: string; value: string; filter?: boolean }[]
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  ratings: number[]
  variants: NewVariant[]
  photos: NewPhoto[]
  /** Quantities sold by day ("2026-03-01"), for a product with a history. */
  sales: { day: string; quantity: number }[]
}

/** Inserts products into all tables; an invalid one fails the transaction. */
const insertProducts = statement(
  'catalogue.insertProducts',
  { products: json<object[]>(), now: 'timestamptz' },
  {},
  `
  with given as (
    select * from json_to_recordset($1) as p (id uuid, slug text, name text, brand text, "shortDescription" text, "fullDescription" text,
      "metaTitle" text, "metaDescription" text, keywords text[], "isFeatured" boolean, "isRedeemable" boolean, "giftCard" jsonb,
      "publishedAt" timestamptz, options jsonb, attributes jsonb, sizes jsonb, dimensions jsonb, ratings int[], categories text[],
      variants jsonb, photos jsonb)
  ), inserted as (
    insert into products (id, slug, name, brand_id, short_description, full_description, meta_title, meta_description, keywords,
      is_featured, is_redeemable, is_gift_card, gift_card_min, gift_card_max, published_at, is_new, listed, was_listed, changed_at, options,
      attributes, sizes, dimensions, ratings)
    select g.id, g.slug, g.name, b.id, "shortDescription", "fullDescription", "metaTitle", "metaDescription", keywords, "isFeatured",
      "isRedeemable", "giftCard" is not null, ("giftCard"->>'min')::int, ("giftCard"->>'max')::int, "publishedAt",
      ${isNewSql('"publishedAt"', '$2')}, "publishedAt" <= $2, "publishedAt" <= $2, $2, options, attributes, coalesce(sizes, '[]'),
      dimensions, ratings
    from given g left join brands b on b.slug = g.brand and b.removed_at is null
  ), varied as (
    insert into variants (id, product_id, sku, options, price, old_price, stock, photo, position, priced_at, back_order_limit, is_pre_order,
      ships_on, content_amount, content_unit)
    select v.id, g.id, v.sku, v.options, v.price, v."oldPrice", v.stock, v.photo, v.position, v."pricedAt", v."backOrderLimit",
      coalesce(v."isPreOrder", false), v."shipsOn", (v.content->>'amount')::int, v.content->>'unit'
    from given g, jsonb_to_recordset(g.variants) as v (id uuid, sku text, options jsonb, price int, "oldPrice" int, stock int, photo text,
      position int, "pricedAt" timestamptz, "backOrderLimit" int, "isPreOrder" boolean, "shipsOn" date, content jsonb)
  ), opened as (
    insert into stock_movements (variant_id, kind, quantity, at)
    select v.id, 'opening', v.stock, least(g."publishedAt", $2) from given g, jsonb_to_recordset(g.variants) as v (id uuid, stock int)
    where v.stock > 0
  ), formerly as (
    insert into former_prices (variant_id, price, until_at)
    select v.id, f.price, f.until from given g, jsonb_to_recordset(g.variants) as v (id uuid, "formerPrices" jsonb),
      jsonb_to_recordset(coalesce(v."formerPrices", '[]')) as f (price int, until timestamptz)
  ), categorised as (
    insert into product_categories (product_id, category_id, position)
    select g.id, c.id, place - 1 from given g, unnest(g.categories) with ordinality as s (slug, place)
      left join categories c on c.slug = s.slug
  )
  insert into product_photos (product_id, position, url, alt, width, height, blur, options, video)
  select g.id, f.position, f.url, f.alt, f.width, f.height, f.blur, coalesce(f.options, '{}'), f.video
  from given g, jsonb_to_recordset(g.photos) as f (position int, url text, alt text, width int, height int, blur text, options jsonb,
    video jsonb)`,
)

const batchSize = 100

/** Adds products and lists the published ones; returns their ids in order. Fails if a brand or category doesn't exist. */
export async function addProducts(tx: Tx, products: NewProduct[], now: Date): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < products.length; at += batchSize) ids.push(...(await addBatch(tx, products.slice(at, at + batchSize), now)))
  return ids
}

async function addBatch(tx: Tx, products: NewProduct[], now: Date): Promise<string[]> {
  const rows = products.map(({ sales: _, ...product }) => ({
    id: newId(now),
    ...product,
    variants: product.variants.map((variant, position) => ({ id: newId(now), position, ...variant })),
    photos: product.photos.map((photo, position) => ({ position, ...photo })),
  }))
  await insertProducts.run(tx, { products: rows, now })
  await addSales(
    tx,
    products.flatMap(({ sales }, index) => sales.map((one) => ({ product_id: rows[index]!.id, ...one }))),
  )
  const ids = rows.map((row) => row.id)
  await refreshProducts(tx, ids)
  return ids
}
