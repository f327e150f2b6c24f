import type { Tx } from '#server/db/statement.ts'
import { refuse } from '#contract/refuse.ts'
import type { Locale } from '#contract/locales.ts'
import { hashOf } from '#server/modules/catalogue/catalogue.ts'
import { lockProducts } from '#server/modules/catalogue/editor/editor.ts'
import { type FileOwner, type FileText, fileTextsOf, saveFileTexts } from './file-texts.ts'
import { plainText, type TranslationLine } from './formats/translation-line.ts'
import { translationChecker } from './check-translations.ts'
import { changedSince, type Kind, type RowRunner, sentencesOf } from './kind.ts'
import type { OpenRow, Result } from './queries.ts'
import type { DoneRow } from './undo-queries.ts'

/** Translations of products and categories, and of the names of options, details, promotions and plans. Decision 84. */
export const translations: Kind<TranslationLine> = { checker: translationChecker, runner: translationRunner, undo }

/** The data for undoing: the text's key, and its value before and after. */
interface Before {
  locale: Locale
  owner: FileOwner
  key: string
  field: string
  id: string | null
  before: Written
  after: Written
}
type Written = Pick<FileText, 'text' | 'sourceHash'>

const nameOf = ({ owner, id, key, field }: Pick<FileText, 'owner' | 'id' | 'key' | 'field'>): string => [owner, id ?? key, field].join(' ')

/** The current texts of these rows in a language, with their products locked. The keys come from `nameOf`. */
async function lockedTexts(tx: Tx, locale: Locale, rows: Pick<FileText, 'owner' | 'id' | 'key'>[]): Promise<Map<string, FileText>> {
  const keysOf = (owner: FileOwner) => [...new Set(rows.flatMap((row) => (row.owner === owner ? [row.key] : [])))]
  const ids = [...new Set(rows.flatMap(({ owner, id }) => (owner === 'product' && id !== null ? [id] : [])))]
  await lockProducts.run(tx, { ids })
  const found = await fileTextsOf(tx, locale, { ids }, keysOf)
  return new Map(found.map((text) => [nameOf(text), text]))
}

async function translationRunner(): Promise<RowRunner<TranslationLine>> {
  return {
    parts: (rows) => [rows],
    async write(tx, rows) {
      const results: Result[] = []
      for (const [locale, some] of Map.groupBy(rows, ({ content }) => content.locale as Locale))
        results.push(...(await writeIn(tx, locale, some)))
      return results
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

/** Writes texts in one language; all texts of a product are written together. */
async function writeIn(tx: Tx, locale: Locale, rows: OpenRow<TranslationLine>[]): Promise<Result[]> {
  const named = rows.map((row) => ({ row, owner: row.content.owner as FileOwner, key: row.content.key, id: row.target_id }))
  const texts = await lockedTexts(tx, locale, named)
  const changes = named.map(({ row, ...name }) => changeOf(row, texts.get(nameOf({ ...name, field: row.content.field }))))
  await saveFileTexts(
    tx,
    locale,
    changes.map(({ after, ...change }) => ({ ...change, ...after })),
  )
  return rows.map(({ position }, at) => {
    const change = changes[at]!
    const result = change.before.text === '' ? 'created' : 'updated'
    return { position, result, target_id: change.id, before: { locale, ...change }, version: null, errors: [] }
  })
}

/** The change of a text. It's refused if the text no longer exists or its original has changed since the check. */
function changeOf({ content }: OpenRow<TranslationLine>, now: FileText | undefined): Omit<Before, 'locale'> {
  if (!now) throw refuse('INVALID_INPUT', { text: ['is no longer a text of the shop'] })
  const isOlder = content.source !== '' && content.source !== plainText(now.source)
  if (isOlder && !content.isTaken) throw refuse('INVALID_INPUT', { text: ['translates what the original said before'] })
  const { owner, key, field, id, text, sourceHash } = now
  // A translation of an older original is outdated right away.
  const after = { text: content.text, sourceHash: hashOf(isOlder ? content.source : now.source) }
  return { owner, key, field, id, before: { text, sourceHash }, after }
}

async function undo(tx: Tx, done: DoneRow[]): Promise<(string | null)[]> {
  const stored = done.map(({ before }) => before as Before)
  const reasons = new Map<Before, string | null>()
  for (const [locale, rows] of Map.groupBy(stored, (row) => row.locale)) {
    const texts = await lockedTexts(tx, locale, rows)
    for (const row of rows) reasons.set(row, texts.get(nameOf(row))?.text === row.after.text ? null : changedSince)
    const back = rows.filter((row) => reasons.get(row) === null)
    await saveFileTexts(
      tx,
      locale,
      back.map(({ before, ...row }) => ({ ...row, ...before })),
    )
  }
  return stored.map((row) => reasons.get(row) ?? null)
}
