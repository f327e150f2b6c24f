import type { Content } from '#contract/unit-price.ts'

/**
 * A product in the format of other shops' files. A field without a column in the file is undefined, and an import leaves it as it is. Money
 * in minor units, weights in grams.
 */
export interface FileProduct {
  /** The line of the file on which it begins. */
  line: number
  /** The product's page name, which is the key of an import. */
  slug: string
  name?: string | undefined
  /** Plain text, one paragraph per line. */
  description?: string | undefined
  shortDescription?: string | undefined
  brand?: string | undefined
  /** Paths from the top: ["Shoes", "Running"]. */
  categories?: string[][] | undefined
  keywords?: string[] | undefined
  isPublished?: boolean | undefined
  isFeatured?: boolean | undefined
  attributes?: { name: string; value: string }[] | undefined
  /** A tax class as the file names it; empty for the usual one. */
  taxClass?: string | undefined
  /** The file says that it isn't taxed, whatever its class. */
  isTaxFree?: boolean
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  options: { name: string; values: string[] }[]
  photos?: FilePhoto[] | undefined
  /** Warnings that only matter if the product is new. */
  newNotes?: LineError[] | undefined
  /** Products to show beside it, in order, if it's new. */
  related?: RelatedProduct[] | undefined
  variants: FileVariant[]
}

/** A product of the file by its page name, or another one by an SKU. */
export type RelatedProduct = { slug: string } | { sku: string }

export interface FilePhoto {
  url: string
  alt: string
}

export interface FileVariant {
  line: number
  sku: string
  /** The chosen value of each option; empty if the product has no options. */
  choice: Record<string, string>
  price?: number | undefined
  /** The former price; null if the price isn't reduced. */
  oldPrice?: number | null | undefined
  /** A reduced price between two times, instead of `price`; null for an open end. */
  sale?: { price: number; from: string | null; to: string | null } | undefined
  grams?: number | null | undefined
  barcode?: string | null | undefined
  /** The content of a piece, for the unit price; null if it has none. */
  content?: Content | null | undefined
  stock?: number | undefined
  /** The warning about stock below zero in the file. */
  belowZero?: LineError | undefined
  /** Why it's sold beyond its stock: by back-orders, or because its stock isn't counted. */
  beyondStock?: 'backOrders' | 'uncounted' | undefined
  /** Warnings about its cells. */
  notes?: LineError[] | undefined
  photo?: string | undefined
}

/** An error or warning on a line of a file, in words for the person who imports it. */
export interface LineError {
  line: number
  column: string
  message: string
}

/** The contents of a file: its products, and the errors of lines that make none. */
export interface ReadFile {
  products: FileProduct[]
  errors: LineError[]
}
