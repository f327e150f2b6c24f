/** Prices by variant in minor units: the price in the deal, and the lowest price of the 30 days before. */
export type DealPrices = ReadonlyMap<string, { price: number; lowest: number }>

/** A deal of a product, or its prices in a price list for everyone. Times in milliseconds. */
export interface Deal {
  id: string
  productId: string
  startsAt: number
  endsAt: number
  /** Pieces left at this price; null if unlimited. */
  left: number | null
  prices: DealPrices
  /** True if the prices come from a price list, so pages don't present them as a deal. */
  isListed: boolean
}
export type DealsByProduct = ReadonlyMap<string, Deal[]>
