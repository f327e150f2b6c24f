import type { Dimensions, Size } from '#contract/catalogue.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row } from '#server/db/types.ts'

export interface StoredPhoto {
  url: string
  alt: string
  width: number
  height: number
  blur: string | null
  options: Record<string, string>
}

/** Money in minor units. */
export interface StoredVariant {
  id: string
  sku: string
  options: Record<string, string>
  price: number
  oldPrice: number | null
  weight: number | null
  barcode: string | null
  stock: number
  sold: number
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
} as const

/** A product as it's stored, with all that its editor writes. */
export type EditRow = Row<typeof columns>

const selected = `
  select p.id, p.version, p.slug, p.name, p.brand_id, p.short_description, p.full_description, p.meta_title, p.meta_description, p.keywords,
    p.is_featured, p.is_redeemable, p.tax_class, p.published_at, p.unpublish_at, p.unpublished_at, p.deleted_at, p.listed, p.options, p.attributes, p.ratings,
    array(select pc.category_id from product_categories pc where pc.product_id = p.id and not pc.by_rule order by pc.position) as category_ids,
    (select coalesce(json_agg(json_build_object('url', f.url, 'alt', f.alt, 'width', f.width, 'height', f.height, 'blur', f.blur, 'options', f.options)
       order by f.position), '[]') from product_photos f where f.product_id = p.id) as photos,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price, 'oldPrice', v.old_price,
       'weight', v.weight, 'barcode', v.barcode, 'stock', v.stock, 'sold', v.sold) order by v.position, v.id), '[]')
       from variants v where v.product_id = p.id and v.active) as variants,
    (select json_build_object('name', u.name, 'at', h.at) from product_versions h left join users u on u.id = h.user_id
       where h.product_id = p.id order by h.version desc limit 1) as changed,
    (select coalesce(sum(s.quantity), 0)::int from sales_daily s where s.product_id = p.id and s.day > $2::date) as sold_lately
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

/** What stands in the way of a save: taken names, and what isn't there. */
export const findConflicts = statement(
  'editor.conflicts',
  { id: 'uuid', slug: 'text', skus: 'text[]', brand: 'uuid', categories: 'uuid[]', taxClass: 'text' },
  { has_tax_class: 'bool', slug_taken: 'bool', skus_taken: 'text[]', has_brand: 'bool', categories_found: 'uuid[]' },
  `
  select exists (select from tax_settings t where t.id and t.classes @> jsonb_build_array(jsonb_build_object('code', $6::text))) as has_tax_class,
    exists (select from products where slug = $2 and id <> $1) as slug_taken,
    array(select sku from variants where sku = any($3) and product_id <> $1) as skus_taken,
    exists (select from brands where id = $4) as has_brand,
    array(select id from categories where id = any($5)) as categories_found`,
)

/** Inserts or updates the product's row; `listed` follows from its dates. */
export const saveProduct = statement(
  'editor.save',
  { product: json<object>(), now: 'timestamptz' },
  { version: 'int4' },
  `
  insert into products as p (id, slug, name, brand_id, short_description, full_description, meta_title, meta_description, keywords, is_featured,
    is_redeemable, tax_class, published_at, unpublish_at, unpublished_at, listed, was_listed, options, attributes, sizes, dimensions, changed_at)
  select d.id, d.slug, d.name, d.brand_id, d.short_description, d.full_description, d.meta_title, d.meta_description, d.keywords, d.is_featured,
    d.is_redeemable, d.tax_class, d.published_at, d.unpublish_at, case when d.is_published then null else $2::timestamptz end, d.is_published and d.published_at <= $2,
    d.is_published and d.published_at <= $2, d.options, d.attributes, coalesce(d.sizes, '[]'), d.dimensions, $2
  from json_to_record($1) as d (id uuid, slug text, name text, brand_id uuid, short_description text, full_description text, meta_title text,
    meta_description text, keywords text[], is_featured boolean, is_redeemable boolean, tax_class text, published_at timestamptz, unpublish_at timestamptz,
    is_published boolean, options jsonb, attributes jsonb, sizes jsonb, dimensions jsonb)
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, brand_id = excluded.brand_id,
    short_description = excluded.short_description, full_description = excluded.full_description, meta_title = excluded.meta_title,
    meta_description = excluded.meta_description, keywords = excluded.keywords, is_featured = excluded.is_featured,
    is_redeemable = excluded.is_redeemable, tax_class = excluded.tax_class, published_at = excluded.published_at, unpublish_at = excluded.unpublish_at,
    unpublished_at = case when excluded.unpublished_at is null then null else coalesce(p.unpublished_at, excluded.unpublished_at) end,
    listed = excluded.listed, was_listed = p.was_listed or excluded.listed, options = excluded.options, attributes = excluded.attributes,
    changed_at = excluded.changed_at, version = p.version + 1
  returning p.version`,
)

/** Pictures and categories, in order; what isn't given goes. */
export const saveParts = statement(
  'editor.saveParts',
  { id: 'uuid', categories: 'uuid[]', photos: json<StoredPhoto[]>() },
  {},
  `
  with chosen as (
    insert into product_categories (product_id, category_id, position) select $1, c, place - 1 from unnest($2::uuid[]) with ordinality as u (c, place)
    on conflict (product_id, category_id) do update set position = excluded.position, by_rule = false
  ), unchosen as (
    delete from product_categories where product_id = $1 and category_id <> all ($2::uuid[]) and not by_rule
  ), shown as (
    insert into product_photos (product_id, position, url, alt, width, height, blur, options)
    select $1, (row_number() over ())::int - 1, f.url, f.alt, f.width, f.height, f.blur, coalesce(f.options, '{}')
    from json_to_recordset($3) as f (url text, alt text, width int, height int, blur text, options jsonb)
    on conflict (product_id, position) do update set url = excluded.url, alt = excluded.alt, width = excluded.width, height = excluded.height,
      blur = excluded.blur, options = excluded.options
  )
  delete from product_photos where product_id = $1 and position >= json_array_length($3)`,
)

/** Variants of the product by their choice, those that were removed among them. */
export const allVariants = statement(
  'editor.allVariants',
  { product: 'uuid' },
  { id: 'uuid', sku: 'text', options: jsonb<Record<string, string>>(), active: 'bool' },
  `select id, sku, options, active from variants where product_id = $1 order by id for no key update`,
)

/** Variants that aren't offered any more, and what others are to have: their SKUs and choices are free then. */
export const freeVariants = statement(
  'editor.freeVariants',
  { removed: 'uuid[]', changed: 'uuid[]' },
  {},
  `
  update variants set active = id <> all ($1::uuid[]), sku = id::text,
    options = case when id = any($2::uuid[]) then jsonb_build_object('', id) else options end
  where id = any($1::uuid[] || $2::uuid[])`,
)

/** Inserts or updates variants; stock is only of new ones, and opens their ledger. */
export const saveVariants = statement(
  'editor.saveVariants',
  { product: 'uuid', variants: json<object[]>(), now: 'timestamptz', user: 'uuid' },
  {},
  `
  with given as (
    select * from json_to_recordset($2) as v (id uuid, is_new boolean, sku text, options jsonb, price int, old_price int, stock int, photo text,
      position int, weight int, barcode text)
  ), former as (
    insert into former_prices (variant_id, price, until_at)
    select v.id, v.price, $3 from given g join variants v on v.id = g.id where v.price <> g.price
    on conflict (variant_id, until_at) do update set price = least(former_prices.price, excluded.price)
  ), opened as (
    insert into stock_movements (variant_id, kind, quantity, at, user_id) select id, 'opening', stock, $3, $4 from given where is_new and stock > 0
  )
  insert into variants as v (id, product_id, sku, options, price, old_price, stock, photo, position, weight, barcode, priced_at)
  select id, $1, sku, options, price, old_price, stock, photo, position, weight, barcode, $3 from given
  on conflict (id) do update set sku = excluded.sku, options = excluded.options, price = excluded.price, old_price = excluded.old_price,
    photo = excluded.photo, position = excluded.position, weight = excluded.weight, barcode = excluded.barcode, active = true,
    priced_at = case when v.price = excluded.price then v.priced_at else $3 end`,
)

export const addVersion = statement(
  'editor.addVersion',
  { product: 'uuid', version: 'int4', at: 'timestamptz', user: 'uuid', changed: 'text[]', document: jsonb<object>() },
  { name: 'text?' },
  `
  insert into product_versions (product_id, version, at, user_id, changed, document) values ($1, $2, $3, $4, $5, $6)
  returning (select u.name from users u where u.id = user_id) as name`,
)

/** What a copy takes over that its editor doesn't show. */
export const readDetails = statement(
  'editor.details',
  { id: 'uuid' },
  { sizes: jsonb<Size[]>(), dimensions: nullable(jsonb<Dimensions>()) },
  `select sizes, dimensions from products where id = $1`,
)
