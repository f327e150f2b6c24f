import { statement } from '#server/db/statement.ts'

/** Everything that the read model of a product is made from. */
const sourceColumns = {
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
  published_at: 'timestamptz',
  options: 'jsonb',
  attributes: 'jsonb',
  ratings: 'int4[]',
  brand: 'json',
  categories: 'json',
  category_ids: 'uuid[]',
  photos: 'json',
  variants: 'json',
  tags: 'text[]',
} as const

export const sources = statement(
  'catalogue.sources',
  { ids: 'uuid[]' },
  sourceColumns,
  `
  with recursive above (product_id, category_id, parent_id) as (
    select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = any($1)
    union
    select a.product_id, c.id, c.parent_id from above a join categories c on c.id = a.parent_id
  )
  select p.id, p.slug, p.name, p.short_description, p.full_description, p.meta_title, p.meta_description, p.keywords,
    p.is_featured, p.is_redeemable, p.published_at, p.options, p.attributes, p.ratings,
    json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as brand,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by pc.position), '[]')
       from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
    (select coalesce(array_agg(distinct category_id), '{}') from above where product_id = p.id) as category_ids,
    (select coalesce(json_agg(json_build_object('url', f.url, 'alt', f.alt, 'width', f.width, 'height', f.height, 'displayOrder', f.position, 'blur', f.blur) order by f.position), '[]')
       from product_photos f where f.product_id = p.id) as photos,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price, 'oldPrice', v.old_price,
       'stock', v.stock, 'soldLately', v.sold_lately, 'photo', v.photo) order by v.position), '[]')
       from variants v where v.product_id = p.id and v.active) as variants,
    (select coalesce(array_agg(t.tag order by t.tag), '{}') from product_tags t where t.product_id = p.id) as tags
  from products p join brands b on b.id = p.brand_id where p.id = any($1) order by p.id`,
)

export const lockProducts = statement(
  'catalogue.lockProducts',
  { ids: 'uuid[]' },
  {},
  `select from products where id = any($1) order by id for update`,
)

/** `json_to_recordset`, not jsonb: the documents keep their text as it is. */
export const saveDocuments = statement(
  'catalogue.saveDocuments',
  { documents: 'json', form: 'int4' },
  {},
  `
  update products p set card = d.card, page = d.page, price_min = d.price_min, price_max = d.price_max, rating_average = d.rating_average,
    sold_lately = d.sold_lately, in_stock = d.in_stock, category_ids = d.category_ids, facet_keys = d.facet_keys,
    revision = p.revision + 1, document_form = $2
  from json_to_recordset($1) as d (id uuid, card json, page json, price_min int, price_max int, rating_average float8,
    sold_lately int, in_stock boolean, category_ids uuid[], facet_keys text[])
  where p.id = d.id`,
)

/** Heard by every process once this transaction commits: what was cached of the catalogue is out of date. */
export const announce = statement('catalogue.announce', {}, {}, `select pg_notify('catalogue', '')`)

/** Products whose documents were made by an older form of the code. */
export const outdated = statement(
  'catalogue.outdated',
  { form: 'int4', limit: 'int8' },
  { id: 'uuid' },
  `select id from products where document_form < $1 order by id limit $2`,
)

export const cardsById = statement(
  'catalogue.cardsById',
  { ids: 'uuid[]' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `
  select p.id, p.revision, p.card::text as document, f.blur
  from products p left join product_photos f on f.product_id = p.id and f.position = 0 where p.id = any($1)`,
)

/** The placeholders stand in the document. */
export const pagesById = statement(
  'catalogue.pagesById',
  { ids: 'uuid[]' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `select id, revision, page::text as document, null::text as blur from products where id = any($1)`,
)

const key = { id: 'uuid', revision: 'int4' } as const

export const keyById = statement(
  'catalogue.keyById',
  { id: 'uuid', now: 'timestamptz' },
  key,
  `select id, revision from products where id = $1 and published_at <= $2`,
)

export const keyBySlug = statement(
  'catalogue.keyBySlug',
  { slug: 'text', now: 'timestamptz' },
  key,
  `select id, revision from products where slug = $1 and published_at <= $2`,
)

export const keyByOldSlug = statement(
  'catalogue.keyByOldSlug',
  { slug: 'text', now: 'timestamptz' },
  key,
  `select p.id, p.revision from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.published_at <= $2`,
)

export const keysByTag = statement(
  'catalogue.keysByTag',
  { tag: 'text', now: 'timestamptz', limit: 'int8' },
  key,
  `
  select p.id, p.revision from product_tags t join products p on p.id = t.product_id
  where t.tag = $1 and p.published_at <= $2 order by p.in_stock desc, t.rank, p.id limit $3`,
)

const near = (where: string) => `
  with this as (
    select category_ids, brand_id, (select category_id from product_categories where product_id = $1 order by position limit 1) as leaf from products where id = $1
  )
  select p.id, p.revision from this join products p on ${where} where p.id <> $1 and p.published_at <= $2
  order by p.in_stock desc, p.category_ids @> array[this.leaf] desc, p.brand_id = this.brand_id desc, p.sold_lately desc, p.id limit $3`

const nearBy = { id: 'uuid', now: 'timestamptz', limit: 'int8' } as const

/** What stands on the same shelf: of the same brand first, then what sells. */
export const keysOnShelf = statement('catalogue.keysOnShelf', nearBy, key, near('p.category_ids @> array[this.leaf]'))

/** As `keysOnShelf`, with the rest of the aisle behind it. */
export const keysInAisle = statement('catalogue.keysInAisle', nearBy, key, near('p.category_ids && this.category_ids'))

export const productExists = statement('catalogue.productExists', { id: 'uuid' }, { id: 'uuid' }, `select id from products where id = $1`)

export const allCategories = statement(
  'catalogue.categories',
  { now: 'timestamptz' },
  { id: 'uuid', parent_id: 'uuid?', slug: 'text', name: 'text', description: 'text', photo: 'jsonb?', product_count: 'int4' },
  `
  select c.id, c.parent_id, c.slug, c.name, c.description, c.photo, coalesce(n.product_count, 0) as product_count
  from categories c left join (
    select category_id, count(*)::int as product_count from products, unnest(category_ids) category_id where published_at <= $1 group by category_id
  ) n on n.category_id = c.id order by c.position, c.name`,
)

export const windowPictures = statement(
  'catalogue.windowPictures',
  {},
  { place: 'text', photo: 'jsonb' },
  `select place, photo from window_pictures order by place limit 100`,
)

export const allBrands = statement(
  'catalogue.brands',
  { now: 'timestamptz' },
  { id: 'uuid', slug: 'text', name: 'text', description: 'text', product_count: 'int4' },
  `
  select b.id, b.slug, b.name, b.description, count(p.id)::int as product_count
  from brands b left join products p on p.brand_id = b.id and p.published_at <= $1 group by b.id order by b.name`,
)
