import type { ApiInput } from '#contract/api.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { staff } from '#web/admin/session/session.ts'

export type ProductRowInput = ApiInput<'POST /admin/products/bulk'>['rows'][number]

/** Changes one product by the bulk endpoint. Fails with the refusal of its row. */
export async function changeOne(row: ProductRowInput): Promise<void> {
  const { results } = await staff('POST /admin/products/bulk', { rows: [row] })
  const [result] = results
  // The row's error is a refusal code. Its sentence can stay empty, since the code has a text.
  if (result?.error) throw new Refusal({ code: result.error as RefusalCode, status: 422, sentence: '', errors: result.errors })
}
