import { limits } from '#contract/limits.ts'
import type { Cell } from '#web/admin/products/draft.ts'

/** Whether a cell shows stock that is low. */
export const isLow = (cell: Cell, stock: string): boolean =>
  cell === 'stock' && /^\d+$/.test(stock) && Number(stock) <= limits.product.stockLow
