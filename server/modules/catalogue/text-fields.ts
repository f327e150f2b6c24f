import { createHash } from 'node:crypto'
import type { ProductTexts } from '#contract/admin/translations.ts'

/** The texts of a product, except keywords: field names in files, and in the contract. */
export const productFields = {
  name: 'name',
  short_description: 'shortDescription',
  description: 'fullDescription',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const satisfies Record<string, Exclude<keyof ProductTexts, 'keywords'>>
export const pictureField = 'picture:'
export const keywordsField = 'keywords'

/** Keywords as comma-separated text. In SQL: `array_to_string(keywords, ', ')`. */
export const textOfKeywords = (keywords: readonly string[]): string => keywords.join(', ')
/** The unique keywords in a comma-separated text. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** A hash that shows whether an original has changed; equal to `md5` in PostgreSQL. */
export const hashOf = (source: string): string => createHash('md5').update(source).digest('hex')

const fallbackFields: Partial<Record<keyof ProductTexts, keyof ProductTexts>> = { metaTitle: 'name', metaDescription: 'shortDescription' }

/** Whether a text for search engines needs no translation, as it equals another text whose translation is used instead. */
export function hasFallback(original: ProductTexts, field: keyof ProductTexts): boolean {
  const other = fallbackFields[field]
  return other !== undefined && original[field] === original[other]
}
