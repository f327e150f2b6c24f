import { statement } from '#server/db/statement.ts'
import { json, jsonb, type Row } from '#server/db/types.ts'

const variant = {
  id: 'uuid',
  product_id: 'uuid',
  sku: 'text',
  name: 'text',
  options: jsonb<Record<string, string>>(),
  stock: 'int4',
  is_bundle: 'bool',
  is_digital: 'bool',
  price: 'int4',
  old_price: 'int4?',
  priced_at: 'timestamptz?',
  levels: json<{ placeId: string; quantity: number }[]>(),
} as const
/** An active variant with its stock. Money in minor units. */
export type Variant = Row<typeof variant>

const columns = `v.id, v.product_id, v.sku, p.name, v.options, v.stock, v.is_bundle, v.is_digital, v.price, v.old_price, v.priced_at,
    (select coalesce(json_agg(json_build_object('placeId', l.place_id, 'quantity', l.quantity)), '[]') from stock_levels l
      where l.variant_id = v.id) as levels`

export const variantsBySku = statement(
  'imports.variantsBySku',
  { skus: 'text[]' },
  variant,
  `
  select ${columns}
  from variants v join products p on p.id = v.product_id where v.sku = any($1) and v.active and p.deleted_at is null`,
)

export const variantsByProduct = statement(
  'imports.variantsByProduct',
  { ids: 'uuid[]' },
  variant,
  `
  select ${columns}
  from variants v join products p on p.id = v.product_id where p.id = any($1) and v.active
  order by p.id desc, v.position, v.id`,
)

/** "Kettlebell, Red, 16 kg". */
export const labelOf = ({ name, options }: Pick<Variant, 'name' | 'options'>): string => [name, ...Object.values(options)].join(', ')
