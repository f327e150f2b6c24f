import type { Dimensions, Size } from '#contract/product.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable } from '#server/db/types.ts'
import { isNewSql } from '../read-model/newness.ts'
import type { StoredPhoto } from './read-queries.ts'

interface Claims {
  id: string
  slug: string
  skus: string[]
  brand: string
  categories: string[]
  taxClass: string
}
/** Conflicts with a save: page names and SKUs of other products, and ids that don't exist. */
export const findConflicts = statement(
  'editor.conflicts',
  { products: json<Claims[]>() },
  { id: 'uuid', has_tax_class: 'bool', slug_taken: 'bool', skus_taken: 'text[]', has_brand: 'bool', categories_found: 'int8' },
  `
  select g.id, exists (select from tax_settings t where t.id
    and t.classes @> jsonb_build_array(jsonb_build_object('code', g."taxClass"))) as has_tax_class,
    exists (select from products p where p.slug = g.slug and p.id <> g.id) as slug_taken,
    array(select v.sku from variants v where v.sku = any(g.skus) and v.product_id <> g.id) as skus_taken,
    exists (select from brands b where b.id = g.brand and b.removed_at is null) as has_brand,
    (select count(*) from categories c where c.id = any(g.categories)) as categories_found
  from json_to_recordset($1) as g (id uuid, slug text, skus text[], brand uuid, categories uuid[], "taxClass" text)`,
)

/** Inserts or updates the rows of products; `listed` follows from their dates. */
export const saveProducts = statement(
  'editor.save',
  { products: json<object[]>(), now: 'timestamptz' },
  { id: 'uuid', version: 'int4' },
  `
  insert into products as p (id, slug, name, brand_id, short_description, full_description, meta_title, meta_description, keywords,
    is_featured, is_redeemable, is_gift_card, gift_card_min, gift_card_max, tax_class, published_at, is_new, unpublish_at, unpublished_at,
    listed, was_listed, options, attributes, sizes, dimensions, changed_at)
  select d.id, d.slug, d.name, d.brand_id, d.short_description, d.full_description, d.meta_title, d.meta_description, d.keywords,
    d.is_featured, d.is_redeemable, coalesce(d.is_gift_card, false), d.gift_card_min, d.gift_card_max, d.tax_class, d.published_at,
    ${isNewSql('d.published_at', '$2')}, d.unpublish_at, case when d.is_published then null else $2::timestamptz end, d.is_published
    and d.published_at <= $2,
    d.is_published and d.published_at <= $2, d.options, d.attributes, coalesce(d.sizes, '[]'), d.dimensions, $2
  from json_to_recordset($1) as d (id uuid, slug text, name text, brand_id uuid, short_description text, full_description text,
    meta_title text, meta_description text, keywords text[], is_featured boolean, is_redeemable boolean, is_gift_card boolean,
    gift_card_min int, gift_card_max int, tax_class text, published_at timestamptz, unpublish_at timestamptz,
    is_published boolean, options jsonb, attributes jsonb, sizes jsonb, dimensions jsonb)
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, brand_id = excluded.brand_id,
    short_description = excluded.short_description, full_description = excluded.full_description, meta_title = excluded.meta_title,
    meta_description = excluded.meta_description, keywords = excluded.keywords, is_featured = excluded.is_featured,
    is_redeemable = excluded.is_redeemable, is_gift_card = excluded.is_gift_card, gift_card_min = excluded.gift_card_min,
    gift_card_max = excluded.gift_card_max, tax_class = excluded.tax_class, published_at = excluded.published_at, is_new = excluded.is_new,
    unpublish_at = excluded.unpublish_at, unpublished_at = case
      when excluded.unpublished_at is null then null else coalesce(p.unpublished_at, excluded.unpublished_at) end,
    listed = excluded.listed, was_listed = p.was_listed or excluded.listed, options = excluded.options, attributes = excluded.attributes,
    changed_at = excluded.changed_at, version = p.version + 1
  returning p.id, p.version`,
)

/** Replaces the pictures and categories of products, in order. */
export const saveParts = statement(
  'editor.saveParts',
  { products: json<{ id: string; categories: string[]; photos: StoredPhoto[] }[]>() },
  {},
  `
  with given as materialized (
    select * from json_to_recordset($1) as g (id uuid, categories uuid[], photos json)
  ), chosen as (
    insert into product_categories (product_id, category_id, position)
    select g.id, u.category_id, u.place - 1 from given g, unnest(g.categories) with ordinality as u (category_id, place)
    on conflict (product_id, category_id) do update set position = excluded.position, by_rule = false
  ), unchosen as (
    delete from product_categories pc using given g where pc.product_id = g.id and pc.category_id <> all (g.categories) and not pc.by_rule
  ), shown as (
    insert into product_photos (product_id, position, url, alt, width, height, blur, options, video)
    select g.id, f.place - 1, f.photo->>'url', f.photo->>'alt', (f.photo->>'width')::int, (f.photo->>'height')::int, f.photo->>'blur',
      coalesce((f.photo->'options')::jsonb, '{}'), nullif((f.photo->'video')::jsonb, 'null')
    from given g, json_array_elements(g.photos) with ordinality as f (photo, place)
    on conflict (product_id, position) do update set url = excluded.url, alt = excluded.alt, width = excluded.width,
      height = excluded.height, blur = excluded.blur, options = excluded.options, video = excluded.video
  )
  delete from product_photos f using given g where f.product_id = g.id and f.position >= json_array_length(g.photos)`,
)

/** Locks the variants of products in id order, including removed ones. */
export const allVariants = statement(
  'editor.allVariants',
  { products: 'uuid[]' },
  {
    product_id: 'uuid',
    id: 'uuid',
    sku: 'text',
    options: jsonb<Record<string, string>>(),
    active: 'bool',
    back_ordered: 'int4',
    is_bundle: 'bool',
  },
  `
  select product_id, id, sku, options, active, back_ordered, is_bundle from variants where product_id = any($1)
  order by is_bundle, id for no key update`,
)

/** Deactivates variants, and frees SKUs and options for other variants. */
export const freeVariants = statement(
  'editor.freeVariants',
  { removed: 'uuid[]', changed: 'uuid[]' },
  {},
  `
  update variants set active = id <> all ($1::uuid[]), sku = id::text,
    options = case when id = any($2::uuid[]) then jsonb_build_object('', id) else options end
  where id = any($1::uuid[] || $2::uuid[])`,
)

/** The job that tells buyers with back-orders about a new ship date. */
export const shipDateJob = 'backOrders.tellDate'

/**
 * Inserts or updates variants. Only new ones get their stock from here, as the first entry of their ledger. A new price is valid from now, or from
 * `priced_at`. Where the ship date changes, a job notifies the buyers who wait.
 */
export const saveVariants = statement(
  'editor.saveVariants',
  { variants: json<object[]>(), now: 'timestamptz', user: 'uuid' },
  {},
  `
  with given as (
    select * from json_to_recordset($1) as v (id uuid, product_id uuid, is_new boolean, sku text, options jsonb, price int, old_price int,
      stock int, photo text, position int, weight int, barcode text, content_amount int, content_unit text, is_bundle boolean,
      back_order_limit int, is_pre_order boolean, ships_on date, priced_at timestamptz)
  ), former as (
    insert into former_prices (variant_id, price, until_at)
    select v.id, v.price, $2 from given g join variants v on v.id = g.id where v.price <> g.price
    on conflict (variant_id, until_at) do update set price = least(former_prices.price, excluded.price)
  ), opened as (
    insert into stock_movements (variant_id, kind, quantity, at, user_id) select id, 'opening', stock, $2, $3 from given
    where is_new and stock > 0
  ), queued as (
    insert into jobs (id, name, data, run_at, created_at)
    select gen_random_uuid(), '${shipDateJob}', jsonb_build_object('variant', v.id), $2, $2 from given g join variants v on v.id = g.id
    where v.back_ordered > 0 and g.ships_on <> coalesce(v.ships_on, 'infinity')
  )
  insert into variants as v (id, product_id, sku, options, price, old_price, stock, photo, position, weight, barcode, content_amount,
    content_unit, is_bundle, priced_at, back_order_limit, is_pre_order, ships_on)
  select id, product_id, sku, options, price, old_price, stock, photo, position, weight, barcode, content_amount,
    content_unit, is_bundle, coalesce(priced_at, $2), back_order_limit, is_pre_order, ships_on from given
  on conflict (id) do update set sku = excluded.sku, options = excluded.options, price = excluded.price, old_price = excluded.old_price,
    photo = excluded.photo, position = excluded.position, weight = excluded.weight, barcode = excluded.barcode,
    content_amount = excluded.content_amount, content_unit = excluded.content_unit, is_bundle = excluded.is_bundle, active = true,
    back_order_limit = excluded.back_order_limit, is_pre_order = excluded.is_pre_order, ships_on = excluded.ships_on,
    priced_at = case when v.price = excluded.price then v.priced_at else excluded.priced_at end`,
)

interface NewVersion {
  product: string
  version: number
  changed: string[]
  document: object
}
export const addVersions = statement(
  'editor.addVersions',
  { versions: json<NewVersion[]>(), at: 'timestamptz', user: 'uuid' },
  { product_id: 'uuid', name: 'text?' },
  `
  insert into product_versions (product_id, version, at, user_id, changed, document)
  select d.product, d.version, $2, $3, d.changed, d.document
  from json_to_recordset($1) as d (product uuid, version int, changed text[], document jsonb)
  returning product_id, (select u.name from users u where u.id = user_id) as name`,
)

/** The fields of a copy that the editor doesn't show. */
export const readDetails = statement(
  'editor.details',
  { id: 'uuid' },
  { sizes: jsonb<Size[]>(), dimensions: nullable(jsonb<Dimensions>()) },
  `select sizes, dimensions from products where id = $1`,
)
