import type { Cell } from '#web/admin/products/draft.ts'

/** At this stock or less, the shop says how many are left. */
const lowFrom = 5

/** Whether a cell shows stock that is low. */
export const isLow = (cell: Cell, stock: string): boolean => cell === 'stock' && /^\d+$/.test(stock) && Number(stock) <= lowFrom
