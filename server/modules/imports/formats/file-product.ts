import type { Content } from '#contract/unit-price.ts'

/**
 * A product as the files of other shops know it. A field that the file has no column for is undefined: an import leaves it as it is. Money in
 * minor units, weights in grams.
 */
export interface FileProduct {
  /** The line of the file on which it begins. */
  line: number
  /** What its page is called; what an import finds it by. */
  slug: string
  name?: string | undefined
  /** Plain text, a paragraph a line. */
  description?: string | undefined
  shortDescription?: string | undefined
  brand?: string | undefined
  /** Paths from the top: ["Shoes", "Running"]. */
  categories?: string[][] | undefined
  keywords?: string[] | undefined
  isPublished?: boolean | undefined
  isFeatured?: boolean | undefined
  attributes?: { name: string; value: string }[] | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  options: { name: string; values: string[] }[]
  photos?: FilePhoto[] | undefined
  variants: FileVariant[]
}

export interface FilePhoto {
  url: string
  alt: string
}

export interface FileVariant {
  line: number
  sku: string
  /** Value by option; empty where there are none. */
  choice: Record<string, string>
  price?: number | undefined
  /** What it cost before; null where it isn't reduced. */
  oldPrice?: number | null | undefined
  grams?: number | null | undefined
  barcode?: string | null | undefined
  /** How much there is of it, for the unit price; null where it has none. */
  content?: Content | null | undefined
  stock?: number | undefined
  /** What the file says of the stock where that is below zero, and the column. */
  belowZero?: LineError | undefined
  photo?: string | undefined
}

/** What is wrong on a line of a file, in words for who imports it. */
export interface LineError {
  line: number
  column: string
  message: string
}

/** What a file says: its products, and the lines that make none. */
export interface ReadFile {
  products: FileProduct[]
  errors: LineError[]
}
