import { createHash } from 'node:crypto'
import type { ProductTexts } from '#contract/admin/translations.ts'

/** The texts of a product, its keywords apart, as files call them and as the contract does. */
export const productFields = {
  name: 'name',
  short_description: 'shortDescription',
  description: 'fullDescription',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const satisfies Record<string, Exclude<keyof ProductTexts, 'keywords'>>
export const pictureField = 'picture:'
export const keywordsField = 'keywords'

/** Keywords as one text, and back: with commas between. In SQL `array_to_string(keywords, ', ')`. */
export const textOfKeywords = (keywords: readonly string[]): string => keywords.join(', ')
/** The keywords of such a text, each once. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** Says whether an original has changed; as `md5` of PostgreSQL. */
export const hashOf = (source: string): string => createHash('md5').update(source).digest('hex')

const fallbackFields: Partial<Record<keyof ProductTexts, keyof ProductTexts>> = { metaTitle: 'name', metaDescription: 'shortDescription' }

/** Whether a text for search engines needs no translation of its own: it equals another text, whose translation is used instead. */
export function hasFallback(original: ProductTexts, field: keyof ProductTexts): boolean {
  const other = fallbackFields[field]
  return other !== undefined && original[field] === original[other]
}
