import { limits } from '#contract/limits.ts'
import { withoutApostrophe } from '#server/http/csv.ts'
import { keywordsField, keywordsOf, textOfKeywords } from '#server/modules/catalogue/catalogue.ts'
import type { ColumnNames, LineCells } from './line-cells.ts'

/** A text of the catalogue in a language; what is empty is left out. */
export interface TranslationLine {
  line: number
  owner: string
  key: string
  field: string
  locale: string
  status: string
  /** What the original said when the file was made; empty where the file doesn't say it. */
  source: string
  text: string
  /** Staff had it taken, though the original was changed since. */
  isTaken?: true
}

/** Shopify's names for the same. */
export const translationColumns = {
  owner: ['Type'],
  key: ['Identification', 'Handle'],
  field: ['Field'],
  locale: ['Locale', 'Language'],
  status: ['Status'],
  source: ['Default content'],
  text: ['Translated content'],
} as const satisfies Record<string, ColumnNames>

/** Fields that may have several lines. */
const isProse = new Set<string>(['short_description', 'description', 'meta_description'])

export function translationOf(cells: LineCells): [string, TranslationLine] {
  const { owner, key, field, locale, status, source, text } = translationColumns
  const named = cells.needed(key)
  const name = cells.needed(field)
  const translated = plainText(cells[isProse.has(name) ? 'multiline' : 'text'](text, limits.product.full))
  const line = {
    line: cells.line,
    owner: cells.needed(owner).toLowerCase(),
    key: named,
    field: name,
    locale: cells.needed(locale).toLowerCase(),
    status: cells.text(status).toLowerCase(),
    source: plainText(cells.multiline(source, limits.product.full)),
    text: name === keywordsField ? textOfKeywords(keywordsOf(translated)) : translated,
  }
  return [named, line]
}

/** As programs for tables leave it: they write line ends of their own, and take an apostrophe that makes a text of what looks like a formula. */
export const plainText = (text: string): string => withoutApostrophe(text.replaceAll(/\r\n?/g, '\n').trim())
