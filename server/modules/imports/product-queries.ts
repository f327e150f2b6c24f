import { statement } from '#server/db/statement.ts'

export const skuOwners = statement(
  'imports.skuOwners',
  { skus: 'text[]' },
  { sku: 'text', slug: 'text', in_trash: 'bool' },
  `select v.sku, p.slug, p.deleted_at is not null as in_trash from variants v join products p on p.id = v.product_id where v.sku = any($1)`,
)
/** Products that already have one of the names, ignoring case. */
export const nameOwners = statement(
  'imports.nameOwners',
  { names: 'text[]' },
  { name: 'text', slug: 'text' },
  `
  select n.name, p.slug from unnest($1::text[]) as n(name)
  cross join lateral (select min(p.slug) as slug from product_names m join products p on p.id = m.product_id
    where m.name = lower(n.name) and p.deleted_at is null) p where p.slug is not null`,
)
export const mostAttributes = statement(
  'imports.mostAttributes',
  {},
  { n: 'int4' },
  `select coalesce(max(jsonb_array_length(attributes) + jsonb_array_length(options)), 0)::int as n from products where deleted_at is null`,
)
