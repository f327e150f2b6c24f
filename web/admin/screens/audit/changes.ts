import type { AuditEntry } from '#contract/admin/audit.ts'

/** A value in words, and whether something was cut off or summarized. */
interface ShownValue {
  text: string
  isWhole: boolean
}
export interface FieldChange {
  name: string
  /** Undefined if the log has no earlier value. */
  before: unknown
  after: unknown
}
/** The words for values that aren't texts or numbers. */
export interface ValueWords {
  yes: string
  no: string
  empty: string
  hidden: string
  entries: (count: number) => string
  time: (time: string) => string
}

const shownMax = 40
const idMax = 8
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** The log's placeholder for texts that it doesn't store. */
const redacted = '•••'

/** The fields that a call changed or sent; those that stayed the same are left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** A long id is shortened to its end, which differs most between ids of the same day; other texts are unchanged. */
export const shortId = (text: string): string => (uuid.test(text) ? `…${text.slice(-idMax)}` : text)

/** A value as staff would say it: short, without JSON. */
export function shownValue(value: unknown, words: ValueWords): ShownValue {
  if (value === null || value === undefined || value === '') return whole(words.empty)
  if (typeof value === 'boolean') return whole(value ? words.yes : words.no)
  if (typeof value === 'number') return whole(String(value))
  if (typeof value === 'string') return shownText(value, words)
  const entries: unknown[] = Object.values(value)
  if (entries.length === 0) return whole(words.empty)
  const isPlain = Array.isArray(value) && entries.every((entry) => typeof entry === 'string' || typeof entry === 'number')
  const text = isPlain ? entries.map((entry) => shownText(String(entry), words).text).join(', ') : words.entries(entries.length)
  return text.length > shownMax ? { text: words.entries(entries.length), isWhole: false } : { text, isWhole: isPlain && !hasId(entries) }
}

function shownText(text: string, words: ValueWords): ShownValue {
  if (text === redacted) return whole(words.hidden)
  if (uuid.test(text)) return { text: shortId(text), isWhole: false }
  if (timePattern.test(text) && !Number.isNaN(Date.parse(text))) return whole(words.time(text))
  return text.length > shownMax ? { text: `${text.slice(0, shownMax).trimEnd()}…`, isWhole: false } : whole(text)
}

const whole = (text: string): ShownValue => ({ text, isWhole: true })
const hasId = (entries: unknown[]): boolean => entries.some((entry) => typeof entry === 'string' && uuid.test(entry))

/** The name of a field that has no text of its own: "usesPerPerson" becomes "Uses per person". */
export function nameInWords(name: string): string {
  const words = name
    .replace(/Ids?$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll('_', ' ')
}
