import { limits } from '#contract/limits.ts'
import type { StaffProduct } from '#contract/edited-product.ts'
import type { listStaffProducts } from '#contract/product-editor.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { sortedMatchesMax } from '#server/db/search-page.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { stateOf } from './document.ts'

const params = {
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
  state: 'text?',
  category: 'uuid?',
  brand: 'uuid?',
  stock: 'text?',
  pattern: 'text',
} as const
const columns = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  version: 'int4',
  listed: 'bool',
  unpublished_at: 'timestamptz?',
  deleted_at: 'timestamptz?',
  published_at: 'timestamptz',
  changed_at: 'timestamptz',
  at: 'timestamptz',
  photo: 'text?',
  brand: 'text',
  category: 'text?',
  price: 'int4',
  price_max: 'int4',
  old_price: 'int4?',
  is_featured: 'bool',
  is_gift_card: 'bool',
  is_digital: 'bool',
  keywords: 'text[]',
  stock: 'int4',
  low_variants: 'int4',
  variant_count: 'int4',
} as const

/** The condition that each kind of list reads from an index; the other filters are applied to the rows found. */
const sources = {
  all: `p.deleted_at is null`,
  offSale: `p.deleted_at is null and not p.listed`,
  trash: `p.deleted_at is not null and p.purged_at is null`,
  category: `p.deleted_at is null and p.id = any(array(select product_id from product_categories where category_id = $5))`,
  brand: `p.deleted_at is null and p.brand_id = $6`,
  low: `p.deleted_at is null and p.id = any(array(select product_id from product_index where low_variants > 0))`,
} as const
type Source = keyof typeof sources

/** All filters. Products in the trash are listed only by the filter for the trash. */
const filtered = `
      case $4::text when 'live' then p.listed when 'scheduled' then not p.listed and p.unpublished_at is null
        when 'draft' then p.unpublished_at is not null
        when 'trash' then p.deleted_at is not null else true end
      and (p.deleted_at is null or $4 = 'trash' and p.purged_at is null)
      and ($5::uuid is null or exists (select from product_categories c where c.product_id = p.id and c.category_id = $5))
      and ($6::uuid is null or p.brand_id = $6)
      and ($7::text is null or not p.is_gift_card and exists (select from variants v where v.product_id = p.id and v.active
        and not v.is_digital
        and v.stock <= case $7 when 'out' then 0 else ${limits.product.stockLow} end))`

const columnOf = (source: Source) => (source === 'trash' ? 'deleted_at' : 'changed_at')

/** A page, read in the list's order. */
const walked = (source: Source, match = '') => `
      select p.id, p.${columnOf(source)} as at from products p
      where ${sources[source]} and (p.${columnOf(source)}, p.id) < ($1, $2) and ${filtered} ${match}
      order by p.${columnOf(source)} desc, p.id desc limit $3`

/**
 * A page of a search by part of a name or SKU (like `searchPageSql`, over two tables). Few matches are found by the text indexes and then
 * filtered. With many matches the list is read in its order, and a page fills up soon. Neither way misses a match.
 */
const searched = (source: Source, at = columnOf(source)) => `
      (select p.id, p.at from (select distinct id from few) f cross join lateral (select p.id, p.${at} as at from products p
        where p.id = f.id and ${filtered} offset 0) p
       where not (select are from many) and (p.at, p.id) < ($1, $2) order by p.at desc, p.id desc limit $3)
      union all (${walked(source, `and (select are from many) and (${matchesPattern('$8')}) is true`)})`

/** Whether the name or a SKU of product `p` matches a LIKE pattern. */
export const matchesPattern = (pattern: string): string =>
  `lower(p.name) like ${pattern} or exists (select from variants v where v.product_id = p.id and lower(v.sku) like ${pattern})`

/** The beginning of a search: `few` has the matches that the indexes found; `many` has a row if there are more. */
export const searchMatches = (pattern: string): string => `
    few as materialized (select id from (select product_id as id from product_names where name like ${pattern}
        union all select product_id from variants where lower(sku) like ${pattern}) m limit ${sortedMatchesMax + 1}),
    many as materialized (select count(*) > ${sortedMatchesMax} as are from few),`

const listFrom = (source: Source, isSearch: boolean) =>
  statement(
    `editor.${isSearch ? 'search' : 'list'}.${source}`,
    params,
    columns,
    `
    with ${isSearch ? searchMatches('$8') : ''} page as (${isSearch ? searched(source) : walked(source, 'and $8::text is not null')}
    )
    select p.id, p.name, p.slug, p.version, p.listed, p.unpublished_at, p.deleted_at, p.published_at, p.changed_at, page.at,
      (select url from product_photos f where f.product_id = p.id order by f.position limit 1) as photo, b.name as brand,
      (select c.name from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id order by pc.position
        limit 1) as category,
      coalesce(v.price, 0) as price, coalesce(v.price_max, 0) as price_max, v.old_price, p.is_featured, p.is_gift_card,
      coalesce(v.is_digital, false) as is_digital, p.keywords, coalesce(v.stock, 0) as stock, coalesce(v.low, 0) as low_variants,
      coalesce(v.n, 0) as variant_count
    from page join products p on p.id = page.id join brands b on b.id = p.brand_id
      left join lateral (select min(price) as price, max(price) as price_max,
        case when min(old_price) = max(old_price) and count(old_price) = count(*) then min(old_price) end as old_price,
        sum(stock)::int as stock, count(*)::int as n, bool_and(is_digital) as is_digital,
        count(*) filter (where stock <= ${limits.product.stockLow} and not p.is_gift_card and not is_digital)::int as low from variants
        where product_id = p.id and active) v on true
    order by page.at desc, page.id desc`,
  )
const listsOf = (isSearch: boolean) => ({
  all: listFrom('all', isSearch),
  offSale: listFrom('offSale', isSearch),
  trash: listFrom('trash', isSearch),
  category: listFrom('category', isSearch),
  brand: listFrom('brand', isSearch),
  low: listFrom('low', isSearch),
})
const lists = listsOf(false)
const searches = listsOf(true)

type Input = ParsedOf<typeof listStaffProducts>

/** The filter that leaves the fewest products. */
function sourceOf({ state, stock, categoryId, brandId }: Input): Source {
  if (state === 'trash') return 'trash'
  if (state === 'draft' || state === 'scheduled') return 'offSale'
  if (stock) return 'low'
  if (categoryId) return 'category'
  return brandId ? 'brand' : 'all'
}

/**
 * A page of products for staff. A filter by low stock implies products on sale, as in the list of stock, unless another state is requested.
 */
export async function staffProducts(db: Db, request: Input): Promise<OutputOf<typeof listStaffProducts>> {
  const input: Input = { ...request, state: request.state ?? (request.stock && 'live') }
  const { at, id } = input.cursor === undefined ? startOf('desc') : readCursor(input.cursor)
  const rows = await (input.q ? searches : lists)[sourceOf(input)].all(db, {
    at,
    id,
    limit: input.limit + 1,
    state: input.state ?? null,
    category: input.categoryId ?? null,
    brand: input.brandId ?? null,
    stock: input.stock ?? null,
    pattern: likePattern(input.q ?? ''),
  })
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return { rows: page.map(present), nextCursor: rows.length > input.limit && last ? writeCursor({ at: last.at, id: last.id }) : null }
}

/** The LIKE pattern for a part of a lower-case text. */
export const likePattern = (part: string): string => `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type Row = Awaited<ReturnType<(typeof lists)['all']['all']>>[number]

const present = (row: Row): StaffProduct => ({
  id: row.id,
  name: row.name,
  friendlyPageName: row.slug,
  version: row.version,
  state: stateOf(row),
  photo: row.photo,
  brand: row.brand,
  category: row.category,
  price: major(row.price),
  priceMax: major(row.price_max),
  oldPrice: row.old_price === null ? null : major(row.old_price),
  isFeatured: row.is_featured,
  isGiftCard: row.is_gift_card,
  isDigital: row.is_digital,
  keywords: row.keywords,
  stock: row.stock,
  lowVariants: row.low_variants,
  variantCount: row.variant_count,
  publishDate: row.published_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})
