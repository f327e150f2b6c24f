import { limits } from '#contract/limits.ts'
import { withoutApostrophe } from '#server/http/csv.ts'
import { keywordsField, keywordsOf, textOfKeywords } from '#server/modules/catalogue/catalogue.ts'
import type { ColumnNames, LineCells } from './line-cells.ts'

/** A text of the catalogue in a language; absent fields are empty. */
export interface TranslationLine {
  line: number
  owner: string
  key: string
  field: string
  locale: string
  status: string
  /** The original at the time of the export; empty if the file doesn't have it. */
  source: string
  text: string
  /** Staff chose to import it although its original has changed since. */
  isTaken?: true
}

/** Shopify's column names. */
export const translationColumns = {
  owner: ['Type'],
  key: ['Identification', 'Handle'],
  field: ['Field'],
  locale: ['Locale', 'Language'],
  status: ['Status'],
  source: ['Default content'],
  text: ['Translated content'],
} as const satisfies Record<string, ColumnNames>

/** Fields with several lines. */
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

/** Undoes what spreadsheets do to a text: their own line ends, and an apostrophe before what looks like a formula. */
export const plainText = (text: string): string => withoutApostrophe(text.replaceAll(/\r\n?/g, '\n').trim())
