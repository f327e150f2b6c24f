/** Prices by variant, in minor units: what it costs in a deal, and at least cost in the 30 days before. */
export type DealPrices = ReadonlyMap<string, { price: number; lowest: number }>

/** A deal of a product, or what a price list asks for it. Times in milliseconds. */
export interface Deal {
  id: string
  productId: string
  startsAt: number
  endsAt: number
  /** Pieces left at this price; null where there is no limit. */
  left: number | null
  prices: DealPrices
  /** Pages don't speak of it as a deal: a price list asks for it. */
  isListed: boolean
}
export type DealsByProduct = ReadonlyMap<string, Deal[]>
