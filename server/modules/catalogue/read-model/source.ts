import type { Video } from '#contract/media.ts'
import type { BackOrder, Dimensions, Product, RepeatOffer, Size, Variant } from '#contract/product.ts'
import type { Content } from '#contract/unit-price.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row } from '#server/db/types.ts'
import { componentPhotosSql, photoOfComponentSql } from '../bundles/components.ts'
import { bundledSql } from '../bundles/stock-sql.ts'
import { everythingCategory, featuredCategory } from './listing-ids.ts'
import { popularitySql } from './popularity.ts'

export interface SourceVariant {
  id: string
  sku: string
  options: Record<string, string>
  /** In minor units, as is `oldPrice`. */
  price: number
  oldPrice: number | null
  /** The deal that lists use, with the lowest price of the 30 days before it; the variant's documents have the usual price. */
  deal: { price: number; lowest: number | null } | null
  /** For a reduced variant, the lowest price of the 30 days before; null if unknown. */
  lowestPrice: number | null
  stock: number
  /** Set if it's delivered as files. */
  isDigital?: boolean | null
  /** Absent if it can't be back-ordered (anymore). */
  backOrder?: BackOrder | null
  photo: string | null
  /** The content of a piece, if it has a unit price. */
  content?: Content | null
  /** The components of one piece of a bundle. */
  components?: NonNullable<Variant['components']> | null
}

interface SourceAttribute {
  name: string
  value: string
  /** Set if lists can be filtered by it. */
  filter?: boolean
}

/** The index row before the change; null if the product wasn't on sale. */
export interface Indexed {
  published_at: string
  price: number
  rating: number
  popularity: number
  category_ids: string[]
  facet_keys: string[]
}

/** The texts in a language; empty ones fall back to the original. */
export interface SourceTranslation {
  locale: string
  name: string
  short_description: string
  full_description: string
  meta_title: string
  meta_description: string
  keywords: string[]
  /** The alternative texts of pictures, by address. */
  alts: Record<string, string>
}

interface Reference {
  id: string
  name: string
  slug: string
}

type SourcePhoto = Omit<Product['photos'][number], 'blur' | 'options' | 'video'> & {
  blur: string | null
  options: Record<string, string>
  /** Absent for pictures that a bundle takes from its components. */
  video?: Video | null
}

const columns = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  short_description: 'text',
  full_description: 'text',
  meta_title: 'text',
  meta_description: 'text',
  keywords: 'text[]',
  is_featured: 'bool',
  is_redeemable: 'bool',
  is_gift_card: 'bool',
  gift_card_min: 'int4?',
  gift_card_max: 'int4?',
  published_at: 'timestamptz',
  listed: 'bool',
  is_new: 'bool',
  options: jsonb<Product['options']>(),
  attributes: jsonb<SourceAttribute[]>(),
  sizes: jsonb<Size[]>(),
  dimensions: nullable(jsonb<Dimensions>()),
  repeat_offer: nullable(json<RepeatOffer>()),
  ratings: 'int4[]',
  brand: json<Reference>(),
  categories: json<Reference[]>(),
  category_ids: 'uuid[]',
  photos: json<SourcePhoto[]>(),
  variants: json<SourceVariant[]>(),
  tags: 'text[]',
  popularity: 'float8?',
  card: 'text',
  translations: json<SourceTranslation[]>(),
  indexed: nullable(json<Indexed>()),
} as const

/** The number of products at the start of a rail with its tag, which is shown on cards and used as a filter. */
export const badgeMax = 12

/** The lowest price of variant `v` in the 30 days before a time, including deals; null if it has no earlier price. */
export const lowestPriceSql = (at: string): string => `lowest_price(v.id, ${at})`

/** The content of a piece of variant `v`. */
export const contentSql = `case when v.content_amount is not null then json_build_object('amount', v.content_amount, 'unit', v.content_unit) end`

/** The repeat offer of product `p`; null if it has none. */
export const repeatOfferSql = `case when p.repeat_percent is not null then json_build_object('percent', p.repeat_percent, 'weeks', p.repeat_weeks) end`

/** The data that a product's read model is built from. */
export type Source = Row<typeof columns>

/** Reads everything that the read model of products is built from, and the previous index rows. Lock the products first. */
const sources = statement(
  'catalogue.sources',
  { ids: 'uuid[]' },
  columns,
  `
  with recursive above (product_id, category_id, parent_id) as (
    select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id = any($1)
    union
    select a.product_id, c.id, c.parent_id from above a join categories c on c.id = a.parent_id
  )
  select p.id, p.slug, p.name, p.short_description, p.full_description, p.meta_title, p.meta_description, p.keywords,
    p.is_featured, p.is_redeemable, p.is_gift_card, p.gift_card_min, p.gift_card_max, p.published_at, p.listed, p.is_new, p.options,
    p.attributes, p.sizes, p.dimensions, ${repeatOfferSql} as repeat_offer, p.ratings,
    json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as brand,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by pc.position), '[]')
       from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
    (select coalesce(array_agg(distinct category_id), '{}') from above where product_id = p.id)
      || '${everythingCategory}'::uuid || case when p.is_featured then '{${featuredCategory}}'::uuid[] else '{}' end as category_ids,
    coalesce((select json_agg(json_build_object('url', f.url, 'alt', f.alt, 'width', f.width, 'height', f.height, 'displayOrder',
    f.position, 'blur', f.blur, 'options', f.options, 'video', f.video) order by f.position)
       from product_photos f where f.product_id = p.id), ${componentPhotosSql}, '[]') as photos,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price, 'oldPrice', v.old_price,
       'deal', (select json_build_object('price', xp.price, 'lowest', ${lowestPriceSql('x.starts_at')}) from deal_prices xp
         join deals x on x.id = xp.deal_id
         where xp.variant_id = v.id and x.applied and xp.price < v.price order by xp.price, x.id limit 1),
       'lowestPrice', case when v.old_price is not null and v.priced_at is not null then ${lowestPriceSql('v.priced_at')} end,
       'stock', case when p.is_gift_card or v.is_digital then 99 else v.stock end, 'isDigital', case when v.is_digital then true end,
       'backOrder', case when v.back_order_limit > v.back_ordered then json_build_object('isPreOrder', v.is_pre_order,
       'shipsOn', v.ships_on) end, 'photo', v.photo, 'content', ${contentSql}, 'components', case when v.is_bundle then (
         select json_agg(json_build_object('productId', cv.product_id, 'variantId', cv.id, 'name', cp.name, 'options', cv.options,
           'photo', ${photoOfComponentSql}, 'quantity', c.quantity) order by c.position)
         from bundle_components c join variants cv on cv.id = c.component_id join products cp on cp.id = cv.product_id
         where c.bundle_id = v.id) end) order by v.position), '[]')
       from variants v where v.product_id = p.id and v.active) as variants,
    (select coalesce(array_agg(t.tag order by t.tag), '{}') from (
       select tag from product_tags where product_id = p.id and rank <= ${badgeMax}
       union all select 'DEAL_OF_THE_DAY' where exists (select from deals d where d.product_id = p.id and d.applied
         and d.price_list_id is null)) t) as tags,
    coalesce(i.popularity, ${popularitySql('p.id')}) as popularity, p.card::text as card,
    (select coalesce(json_agg(json_build_object('locale', t.locale, 'name', t.name, 'short_description', t.short_description,
       'full_description', t.full_description, 'meta_title', t.meta_title, 'meta_description', t.meta_description, 'keywords', t.keywords,
       'alts', t.alts)
       order by t.locale), '[]') from product_translations t where t.product_id = p.id) as translations,
    case when i.product_id is not null then json_build_object('published_at', i.published_at, 'price', i.price, 'rating', i.rating,
      'popularity', i.popularity, 'category_ids', i.category_ids, 'facet_keys', i.facet_keys) end as indexed
  from products p join brands b on b.id = p.brand_id left join product_index i on i.product_id = p.id
  where p.id = any($1) order by p.id`,
)

/**
 * Locks products in id order, so that no two changes deadlock. Includes products of bundles that contain them, as their stock is derived.
 */
export const lockProducts = statement(
  'catalogue.lockProducts',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `select id from products where id = any($1 || ${bundledSql('$1')}) order by id for no key update`,
)

/**
 * Locks products in id order, like `lockProducts`, also against new rows that refer to them, such as a question: those wait until the
 * transaction ends.
 */
export const lockProductsForRemoval = statement(
  'catalogue.lockProductsForRemoval',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `select id from products where id = any($1 || ${bundledSql('$1')}) order by id for update`,
)

/**
 * The sources of these products and of their bundles. The rows stay locked until the transaction ends; they are locked in id order, so that
 * no two changes deadlock.
 */
export async function lockSources(tx: Tx, ids: string[]): Promise<Source[]> {
  const locked = await lockProducts.all(tx, { ids })
  return sources.all(tx, { ids: locked.map(({ id }) => id) })
}
