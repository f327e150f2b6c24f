/** The demo world's raw material. Prices are major units (49.9), as a shop owner would type them. */
export interface SeedBrand {
  slug: string
  name: string
  description: string
  /** What is printed where the name is too long. */
  mark: string
}

export interface SeedCategory {
  slug: string
  name: string
  description: string
  children?: SeedCategory[]
}

/** How a product looks: a form of the studio, its colors, and the words printed on it, line by line with "|" between them. */
export interface SeedLook {
  form: string
  color: string
  accent?: string
  /** {brand} and {mark} are the brand's, {Weight} the value of that option: what is printed is what is sold. */
  label?: string
}

/** The look of a product's pictures, and how it changes with what is chosen. */
export interface SeedPicture extends SeedLook {
  /** By option and value: what is different there. Colors differ by themselves. */
  by?: Record<string, Record<string, Partial<Pick<SeedLook, 'color' | 'accent'>>>>
  /** What of each option that changes the look the main picture shows; the first value where it isn't said. */
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
  /** Slugs, the leaf the product belongs to first. */
  categories: string[]
  shortDescription: string
  /** Paragraphs, plain text; a line that starts with "- " is an item of a list. */
  fullDescription: string[]
  keywords: string[]
  options: { name: string; values: string[] }[]
  /** At least one; a product without options has a single variant with empty options. */
  variants: SeedVariant[]
  /** `filter`: also offered as a filter of lists. */
  attributes: { name: string; value: string; filter?: true }[]
  isFeatured?: true
  isRedeemable?: true
  /** Of a gift card: the least and the most of an amount of the buyer's own, in major units. */
  giftCard?: { min: number; max: number }
  /** Of a set, whose only variant is a bundle: the pieces of other variants in it, by SKU. */
  contains?: Record<string, number>
  /** It's delivered as files: see downloads/. */
  digital?: true
  publishedDaysAgo: number
  /** How many ratings of 1, 2, 3, 4 and 5 stars, for tests and measures: those of the demo are counted from its reviews. */
  ratings?: [number, number, number, number, number]
  /** How well it sells now, and sold before the last 30 days, compared to others: the demo's orders follow it. */
  soldLately: number
  soldBefore: number
  picture: SeedPicture
  /** The slug of the product whose pictures it shows, where it has none of its own. */
  pictured?: string
}
