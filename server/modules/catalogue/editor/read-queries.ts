import type { Video } from '#contract/media.ts'
import type { ProductFields } from '#contract/edited-product.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row } from '#server/db/types.ts'
import type { Content } from '#contract/unit-price.ts'
import { contentSql } from '../read-model/source.ts'

type BackOrders = NonNullable<ProductFields['variants'][number]['backOrders']>

export interface StoredPhoto {
  url: string
  alt: string
  width: number
  height: number
  blur: string | null
  options: Record<string, string>
  /** Absent in versions saved before videos existed. */
  video?: Video | null
}

/** A component of a bundle with its product; the price in minor units. */
export interface StoredComponent {
  variantId: string
  quantity: number
  name: string
  sku: string
  options: Record<string, string>
  photo: string | null
  price: number
  stock: number
  offered: boolean
  deleted_at: string | null
  unpublished_at: string | null
  listed: boolean
}

/** Prices in minor units. */
interface StoredVariant {
  id: string
  sku: string
  options: Record<string, string>
  price: number
  oldPrice: number | null
  weight: number | null
  barcode: string | null
  content: Content | null
  stock: number
  sold: number
  backOrders: BackOrders | null
  /** The number of back-ordered pieces. */
  backOrdered: number
  /** Null if the variant isn't a bundle. */
  components: StoredComponent[] | null
  isDigital: boolean
}

const columns = {
  id: 'uuid',
  version: 'int4',
  slug: 'text',
  name: 'text',
  brand_id: 'uuid',
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
  tax_class: 'text',
  published_at: 'timestamptz',
  unpublish_at: 'timestamptz?',
  unpublished_at: 'timestamptz?',
  deleted_at: 'timestamptz?',
  listed: 'bool',
  options: jsonb<{ name: string; values: string[]; swatches?: string[] }[]>(),
  attributes: jsonb<{ name: string; value: string; filter?: boolean }[]>(),
  ratings: 'int4[]',
  category_ids: 'uuid[]',
  photos: json<StoredPhoto[]>(),
  variants: json<StoredVariant[]>(),
  changed: nullable(json<{ name: string | null; at: string }>()),
  sold_lately: 'int4',
  in_bundles: nullable(json<{ id: string; name: string }[]>()),
} as const

/** A stored product with all fields of its editor. */
export type EditRow = Row<typeof columns>

/** The components of bundle `v`, in order. A variant that was removed from its product has its id as SKU. */
const storedComponents = `(
         select json_agg(json_build_object('variantId', cv.id, 'quantity', c.quantity, 'name', cp.name,
           'sku', case when cv.sku = cv.id::text then '' else cv.sku end, 'options', cv.options, 'price', cv.price,
           'photo', coalesce(cv.photo, (select cf.url from product_photos cf where cf.product_id = cp.id and cf.position = 0)),
           'stock', cv.stock, 'offered', cv.active, 'deleted_at', cp.deleted_at, 'unpublished_at', cp.unpublished_at, 'listed', cp.listed)
             order by c.position)
         from bundle_components c join variants cv on cv.id = c.component_id join products cp on cp.id = cv.product_id
         where c.bundle_id = v.id)`

/** The products whose active bundles contain variants of product `p`. */
const inBundles = `(
      select json_agg(json_build_object('id', x.id, 'name', x.name) order by x.name) from (
        select distinct bp.id, bp.name from variants v join bundle_components c on c.component_id = v.id
          join variants b on b.id = c.bundle_id
          join products bp on bp.id = b.product_id where v.product_id = p.id and b.active and bp.deleted_at is null) x)`

const selected = `
  select p.id, p.version, p.slug, p.name, p.brand_id, p.short_description, p.full_description, p.meta_title, p.meta_description, p.keywords,
    p.is_featured, p.is_redeemable, p.is_gift_card, p.gift_card_min, p.gift_card_max, p.tax_class, p.published_at, p.unpublish_at,
    p.unpublished_at, p.deleted_at, p.listed, p.options, p.attributes, p.ratings,
    array(select pc.category_id from product_categories pc where pc.product_id = p.id and not pc.by_rule
      order by pc.position) as category_ids,
    (select coalesce(json_agg(json_build_object('url', f.url, 'alt', f.alt, 'width', f.width, 'height', f.height, 'blur', f.blur,
      'options', f.options, 'video', f.video)
       order by f.position), '[]') from product_photos f where f.product_id = p.id) as photos,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price, 'oldPrice', v.old_price,
       'weight', v.weight, 'barcode', v.barcode, 'content', ${contentSql}, 'stock', v.stock, 'sold', v.sold, 'backOrdered', v.back_ordered,
       'isDigital', v.is_digital, 'components', case when v.is_bundle then ${storedComponents} end,
       'backOrders', case when v.back_order_limit is not null then json_build_object('limit', v.back_order_limit,
       'isPreOrder', v.is_pre_order, 'shipsOn', v.ships_on) end) order by v.position, v.id), '[]')
       from variants v where v.product_id = p.id and v.active) as variants,
    (select json_build_object('name', u.name, 'at', h.at) from product_versions h left join users u on u.id = h.user_id
       where h.product_id = p.id order by h.version desc limit 1) as changed,
    (select coalesce(sum(s.quantity), 0)::int from sales_daily s where s.product_id = p.id and s.day > $2::date) as sold_lately,
      ${inBundles} as in_bundles
  from products p`

export const readProduct = statement('editor.read', { id: 'uuid', since: 'date' }, columns, `${selected} where p.id = $1`)
export const readBySlugs = statement(
  'editor.readBySlugs',
  { slugs: 'text[]', since: 'date' },
  columns,
  `${selected} where p.slug = any($1)`,
)
export const readByIds = statement('editor.readByIds', { ids: 'uuid[]', since: 'date' }, columns, `${selected} where p.id = any($1)`)
export const readAfter = statement(
  'editor.readAfter',
  { after: 'uuid', since: 'date', limit: 'int8' },
  columns,
  `${selected} where p.id > $1 and p.deleted_at is null order by p.id limit $3`,
)
