import type { LineError } from './file-product.ts'

/** A line of a stock file: the quantity that is there (`quantity`), or the difference (`change`). */
export interface StockLine {
  line: number
  sku: string
  /** The name of a place; empty for the place the shop sells from. */
  place: string
  quantity: number | undefined
  change: number | undefined
  reason: string
  /** Set if the whole file is about this place: if the shop doesn't know its name, it's the place the shop sells from. */
  isOnlyPlace?: boolean
  /** Warnings to show before a run. */
  notes?: LineError[]
}
