import type { LineError } from './file-product.ts'

/** A level of stock: what there is (`quantity`), or by how much it differs (`change`). */
export interface StockLine {
  line: number
  sku: string
  /** The name of a place; empty: where the shop sells from. */
  place: string
  quantity: number | undefined
  change: number | undefined
  reason: string
  /** All of the file is at this place: one that the shop doesn't know is where it sells from. */
  isOnlyPlace?: boolean
  /** What is worth knowing before it's run. */
  notes?: LineError[]
}
