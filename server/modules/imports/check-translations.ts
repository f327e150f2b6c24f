import { multiline as readable } from '#contract/fields.ts'
import type { ValueChange } from '#contract/imports.ts'
import { limits } from '#contract/limits.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import type { Db } from '#server/db/statement.ts'
import { keywordsField, keywordsOf, pictureField, termTexts, translationState } from '#server/modules/catalogue/catalogue.ts'
import { fileOwners, type FileText, fileTextsOf } from './file-texts.ts'
import type { LineError } from './formats/file-product.ts'
import { plainText, type TranslationLine, translationColumns as columns } from './formats/translation-line.ts'
import type { Checker, ImportWork } from './kind.ts'
import type { Checked, ReadRow } from './queries.ts'
import { TakenKeys } from './taken-keys.ts'

type Line = ReadRow<TranslationLine>
type Found = Pick<Checked, 'action' | 'changes'>

const lengths: Record<string, number> = {
  'product name': limits.product.name,
  'product short_description': limits.product.short,
  'product description': limits.product.full,
  'product meta_title': limits.product.metaTitle,
  'product meta_description': limits.product.metaDescription,
  'category name': limits.category.name,
  'category description': limits.category.description,
  'option name': limits.product.attribute,
  'promotion name': promotionLimits.name,
  'plan name': promotionLimits.name,
}
const lengthOf = ({ owner, field }: TranslationLine): number =>
  field.startsWith(pictureField) ? limits.upload.alt : (lengths[`${owner} ${field}`] ?? 0)

/** Checks the lines of a translation file: determines for each what a run would do with it. */
export async function translationChecker({ database: { db }, config }: ImportWork): Promise<Checker<TranslationLine>> {
  const taken = new TakenKeys()
  const known = new KnownTerms(db)
  /** The names that earlier lines translate, with their language. */
  const named = new Set<string>()
  const [original] = config.locales

  async function checkOne({ position, line, content, errors: read }: Line, texts: Map<string, FileText[]>): Promise<Checked> {
    const errors: LineError[] = [...read]
    const wrong = ([column]: readonly [string, ...string[]], message: string): void => void errors.push({ line, column, message })
    const { owner, key, field, locale } = content
    const own = texts.get(ownerKey(content)) ?? []
    const now = own.find((one) => one.field === field)
    if (locale !== '' && !isLocale(locale)) wrong(columns.locale, `is none of ${locales.join(', ')}`)
    else if (locale === original) wrong(columns.locale, 'is the language of the originals')
    else if (owner !== '' && !isOwner(owner)) wrong(columns.owner, `is none of ${fileOwners.join(', ')}`)
    else if (key !== '' && own.length === 0) wrong(columns.key, `is no ${owner} of the shop`)
    else if (field !== '' && !now) wrong(columns.field, 'is not one of its texts, or is empty in the original')
    const other = now && taken.claim(`${ownerKey(content)} ${field}`, line)
    if (other !== undefined) wrong(columns.key, `is on line ${other}, too`)
    if (now && errors.length === 0) checkText(content, wrong)
    const isNamed = field === 'name' || named.has(ownerKey(content)) || own.some((one) => one.field === 'name' && one.text !== '')
    if (now && content.text !== '' && !isNamed) wrong(columns.text, 'needs a translated name: put the line of the name before this one')
    const label = now && now.owner !== 'option' ? `${now.name}: ${field}`.slice(0, limits.imports.shown) : undefined
    const target = { position, errors, warnings: [] as LineError[], target_id: now?.id ?? null, label }
    if (!now || errors.length > 0) return { ...target, action: 'refuse' }
    if (field === 'name' && content.text !== '') named.add(ownerKey(content))
    const found = compare(content, now)
    if (found.action === 'outdated')
      target.warnings.push({ line, column: columns.source[0], message: `was changed since; it says now: ${excerpt(now.source)}` })
    if (owner === 'option' && found.action === 'create' && !(await known.has(locale as Locale, key)))
      target.warnings.push({ line, column: columns.key[0], message: 'is not an option or detail of the newest products' })
    return { ...target, ...found }
  }

  return {
    async check(rows) {
      const texts = new Map<string, FileText[]>()
      for (const [locale, lines] of Map.groupBy(rows, ({ content }) => content.locale)) {
        if (!isLocale(locale)) continue
        const keysOf = (owner: string) => [...new Set(lines.flatMap(({ content }) => (content.owner === owner ? [content.key] : [])))]
        for (const text of await fileTextsOf(db, locale, { slugs: keysOf('product') }, keysOf)) {
          const name = ownerKey({ ...text, locale })
          texts.set(name, [...(texts.get(name) ?? []), text])
        }
      }
      const checked: Checked[] = []
      for (const row of rows) checked.push(await checkOne(row, texts))
      return checked
    },
  }
}

const isLocale = (locale: string): locale is Locale => locales.some((one) => one === locale)
const isOwner = (owner: string): boolean => fileOwners.some((one) => one === owner)
const ownerKey = ({ owner, key, locale }: Pick<TranslationLine, 'owner' | 'key' | 'locale'>): string => [locale, owner, key].join(' ')

function checkText(content: TranslationLine, wrong: (names: readonly [string, ...string[]], message: string) => void): void {
  if (content.field === keywordsField) return checkKeywords(keywordsOf(content.text), (message) => wrong(columns.text, message))
  const max = lengthOf(content)
  if (content.text.length > max) wrong(columns.text, `is longer than ${max} characters`)
  else if (!readable(0, max).safeParse(content.text).success) wrong(columns.text, 'is blank')
}

function checkKeywords(words: string[], wrong: (message: string) => void): void {
  const { keyword: longest, keywordsMax: most } = limits.product
  if (words.length > most) wrong(`has more than ${most} keywords`)
  else if (!words.every((word) => readable(1, longest).safeParse(word).success))
    wrong(`has a keyword that is blank or longer than ${longest} characters`)
}

/**
 * Decides what a run does with a text. Empty and unchanged texts are skipped, but an unchanged one marked "current" becomes current again
 * if its original has changed.
 */
function compare({ text, source, status }: TranslationLine, now: FileText): Found {
  const isOlder = source !== '' && source !== plainText(now.source)
  const before = plainText(now.text)
  if (text === '' || (text === before && isOlder)) return { action: 'same' }
  const state = translationState(now)
  if (text === before)
    return status === 'current' && state === 'outdated'
      ? { action: 'update', changes: [{ column: columns.status[0], before: state, after: status }] }
      : { action: 'same' }
  return { action: isOlder ? 'outdated' : before === '' ? 'create' : 'update', changes: [changeOf(before, text)] }
}

const shown = 120
const excerpt = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text)

/** For long texts, the excerpt where they begin to differ. */
function changeOf(before: string, after: string): ValueChange {
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  const start = Math.max(0, from - shown / 4)
  const part = (text: string): string => (start > 0 ? '…' : '') + excerpt(text.slice(start))
  return { column: columns.text[0], before: before === '' ? '' : part(before), after: part(after) }
}

/** The names of options and details, read once per language. */
class KnownTerms {
  readonly #db: Db
  readonly #terms = new Map<Locale, Promise<Set<string>>>()

  constructor(db: Db) {
    this.#db = db
  }

  async has(locale: Locale, term: string): Promise<boolean> {
    const terms = this.#terms.get(locale) ?? termTexts(this.#db, { locale }).then(({ options }) => new Set(options.map((one) => one.term)))
    this.#terms.set(locale, terms)
    return (await terms).has(term)
  }
}
