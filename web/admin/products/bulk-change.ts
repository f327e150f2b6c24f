import type { ApiInput } from '#contract/api.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { staff } from '#web/admin/session/session.ts'

export type ProductRowInput = ApiInput<'POST /admin/products/bulk'>['rows'][number]

/** Changes one product as a bulk action does; fails with the refusal that its row got. */
export async function changeOne(row: ProductRowInput): Promise<void> {
  const { results } = await staff('POST /admin/products/bulk', { rows: [row] })
  const [result] = results
  // The server names one of its refusals; a sentence isn't needed, the code has its text.
  if (result?.error) throw new Refusal({ code: result.error as RefusalCode, status: 422, sentence: '', errors: result.errors })
}
