/** The demo world's raw material. Prices are major units (49.9), as a shop owner would type them. */
export interface SeedBrand {
  slug: string
  name: string
  description: string
  /** Printed where the name is too long. */
  mark: string
}

export interface SeedCategory {
  slug: string
  name: string
  description: string
  children?: SeedCategory[]
}

/** How a product looks: a studio model, its colors, and the printed words, with "|" between lines. */
export interface SeedLook {
  form: string
  color: string
  accent?: string
  /** {brand} and {mark} are the brand's, {Weight} is the value of that option, so that pictures match what is sold. */
  label?: string
}

/** The look of a product's pictures, and how it depends on the chosen options. */
interface SeedPicture extends SeedLook {
  /** Overrides by option and value. Colors change by themselves. */
  by?: Record<string, Record<string, Partial<Pick<SeedLook, 'color' | 'accent'>>>>
  /** The option values that the main picture shows; defaults to the first value of each. */
  main?: Record<string, string>
}

export interface SeedVariant {
  options: Record<string, string>
  sku: string
  price: number
  oldPrice?: number
  stock: number
}

export interface SeedProduct {
  slug: string
  name: string
  brand: string
  /** Slugs, starting with the leaf category that the product belongs to. */
  categories: string[]
  shortDescription: string
  /** Paragraphs of plain text; a line that starts with "- " is a list item. */
  fullDescription: string[]
  keywords: string[]
  options: { name: string; values: string[] }[]
  /** At least one; a product without options has a single variant with empty options. */
  variants: SeedVariant[]
  /** `filter`: also offered as a filter in lists. */
  attributes: { name: string; value: string; filter?: true }[]
  isFeatured?: true
  isRedeemable?: true
  /** For a gift card: the range of custom amounts, in major units. */
  giftCard?: { min: number; max: number }
  /** For a set, whose only variant is a bundle: the pieces of other variants in it, by SKU. */
  contains?: Record<string, number>
  /** The product is delivered as files: see downloads/. */
  digital?: true
  publishedDaysAgo: number
  /** The number of ratings with 1, 2, 3, 4 and 5 stars, for tests and the bench: the demo's are computed from its reviews. */
  ratings?: [number, number, number, number, number]
  /** Relative sales now and before the last 30 days; the demo's orders follow these. */
  soldLately: number
  soldBefore: number
  picture: SeedPicture
  /** The slug of the product whose pictures it uses, if it has none of its own. */
  pictured?: string
}
