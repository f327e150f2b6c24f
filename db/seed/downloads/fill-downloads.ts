import { dayMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addDigital } from '#server/modules/downloads/downloads.ts'
import type { MediaStorage } from '#server/modules/media/media.ts'
import { drawPlan } from './draw-plan.ts'

export const planSku = 'GF-SP12'
/** How many days before anyone bought it the file was added. */
const soldForDays = 60

const variantOf = statement(
  'seed.variantOf',
  { sku: 'text' },
  { product_id: 'uuid', variant_id: 'uuid' },
  `select product_id, id as variant_id from variants where sku = $1 and active`,
)

/** Adds the file of the demo's digital product, drawn now. */
export async function fillDownloads(tx: Tx, storage: Pick<MediaStorage, 'put'> | null, now: Date): Promise<void> {
  const { product_id: productId, variant_id: variantId } = (await variantOf.one(tx, { sku: planSku }))!
  const files = [{ name: '12-week-strength-plan.pdf', content: await drawPlan() }]
  await addDigital(tx, storage, { productId, variantId, limit: 5, days: null, files }, new Date(now.getTime() - soldForDays * dayMs))
}
