import type { StaffProduct } from '#contract/edited-product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { staff } from '#web/admin/session/session.ts'
import { changeOne } from './bulk-change.ts'

type Row = Pick<StaffProduct, 'id' | 'state'>

/** Whether it's on sale, or will be from its date on. */
export const isShown = ({ state }: Pick<Row, 'state'>): boolean => state === 'live' || state === 'scheduled'

/** Undoes moving a product into the trash: it's on sale again if it was. Can be repeated after it failed halfway. */
export async function untrash(row: Row): Promise<void> {
  const { id } = row
  try {
    await staff('POST /admin/products/:id/restore', { id })
  } catch (error) {
    if (!isShown(row) || !isRefusal(error) || error.code !== 'PRODUCT_IS_NOT_IN_THE_TRASH') throw error
  }
  if (isShown(row)) await changeOne({ id, isPublished: true })
}
