import type { exportTranslations as translationsContract } from '#contract/admin/translations.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/statement.ts'
import { csvOf } from '#server/http/csv.ts'
import { translationState } from '#server/modules/catalogue/catalogue.ts'
import { everyTextOfFiles, type FileText } from './file-texts.ts'
import { translationColumns } from './formats/translation-line.ts'

/**
 * Exports the texts of the catalogue and the names of promotions and plans in a language, one per line, in the format that the import
 * reads.
 */
export async function exportTranslations(db: Db, { locale, state }: ParsedOf<typeof translationsContract>): Promise<AsyncIterable<string>> {
  const { owner, key, field, locale: language, status, source, text } = translationColumns
  return csvOf<FileText>(
    [
      [owner[0], (row) => row.owner],
      [key[0], (row) => row.key],
      [field[0], (row) => row.field],
      [language[0], () => locale],
      [status[0], translationState],
      [source[0], (row) => row.source],
      [text[0], (row) => row.text],
    ],
    chosen(everyTextOfFiles(db, locale), state),
  )
}

async function* chosen(pages: AsyncIterable<FileText[]>, state: 'all' | 'open'): AsyncGenerator<FileText[]> {
  for await (const rows of pages) yield state === 'all' ? rows : rows.filter((row) => translationState(row) !== 'current')
}
