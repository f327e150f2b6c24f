import { statement } from '#server/db/statement.ts'

export const skuOwners = statement(
  'imports.skuOwners',
  { skus: 'text[]' },
  { sku: 'text', product_id: 'uuid', slug: 'text' },
  `select v.sku, v.product_id, p.slug from variants v join products p on p.id = v.product_id where v.sku = any($1)`,
)
export const mostAttributes = statement(
  'imports.mostAttributes',
  {},
  { n: 'int4' },
  `select coalesce(max(jsonb_array_length(attributes) + jsonb_array_length(options)), 0)::int as n from products where deleted_at is null`,
)
