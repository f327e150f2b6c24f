import type { LineTranslation } from '#contract/line-translation.ts'
import { jsonb, type Row } from '#server/db/types.ts'

/** The columns that a line of the demo's orders is made from. */
export const soldVariant = {
  sku: 'text',
  variant_id: 'uuid',
  product_id: 'uuid',
  options: jsonb<Record<string, string>>(),
  name: 'text',
  slug: 'text',
  photo: 'text',
  is_redeemable: 'bool',
} as const
export type SoldVariant = Row<typeof soldVariant> & { translation?: LineTranslation }
