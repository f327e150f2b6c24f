import type { exportTranslations as translationsContract } from '#contract/admin/translations.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/statement.ts'
import { csvOf } from '#server/http/csv.ts'
import { everyText, type TranslatedText, translationState } from '#server/modules/catalogue/catalogue.ts'
import { translationColumns } from './formats/translation-line.ts'

/** The texts of the catalogue in a language, a line each, as the import reads them. */
export async function exportTranslations(db: Db, { locale, state }: ParsedOf<typeof translationsContract>): Promise<AsyncIterable<string>> {
  const { owner, key, field, locale: language, status, source, text } = translationColumns
  return csvOf<TranslatedText>(
    [
      [owner[0], (row) => row.owner],
      [key[0], (row) => row.key],
      [field[0], (row) => row.field],
      [language[0], () => locale],
      [status[0], translationState],
      [source[0], (row) => row.source],
      [text[0], (row) => row.text],
    ],
    chosen(everyText(db, locale), state),
  )
}

async function* chosen(pages: AsyncIterable<TranslatedText[]>, state: 'all' | 'open'): AsyncGenerator<TranslatedText[]> {
  for await (const rows of pages) yield state === 'all' ? rows : rows.filter((row) => translationState(row) !== 'current')
}
