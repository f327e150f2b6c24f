import type { TextGroups } from '../text/groups.ts'
import { formatNumber } from './format.ts'
import { importOwn } from './own-files.ts'
import { useShop } from './shop.ts'

type Messages = { [key: string]: string | Messages }
type PluralRule = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** The keys of a group, joined by dots; "items_one" and "items_other" have the key "items". */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}_${PluralRule}` ? Base : K) : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

export type TextGroup = keyof TextGroups
export type TextKey<G extends TextGroup> = KeysOf<TextGroups[G]>
type Vars = Record<string, string | number>
export type Translate<G extends TextGroup> = (key: TextKey<G>, vars?: Vars) => string

const languages = import.meta.glob<{ files: Record<string, () => Promise<Messages>> }>('../text/*/files.ts')
const added: Record<string, () => Promise<Messages>> = {}
const loaded = new Map<string, Map<string, string>>()

/** Registers more groups than those of the shop, by paths like `../text/en/admin.json`. */
export function addTextFiles(more: Record<string, () => Promise<Messages>>): void {
  Object.assign(added, more)
}
const translators = new Map<string, Map<string, (key: string, vars?: Vars) => string>>()
const plurals = new Map<string, { rules: Intl.PluralRules; rule: Map<number, string> }>()
const pluralsMax = 1000

/** Loads text groups of a language; from then on they're available synchronously. */
export async function loadText(locale: string, groups: readonly string[]): Promise<void> {
  await Promise.all(groups.map((group) => loadFile(locale, group)))
}

/** Loads the list of a language's groups. The texts of the document's own page don't need it. */
export const loadTextList = (locale: string) => languages[`../text/${locale}/files.ts`]?.()

/** Loads every group of every language; called once by the server. */
export async function loadAllText(): Promise<void> {
  for (const path of Object.keys(added)) await loadFile(path.split('/')[2]!, path.slice(path.lastIndexOf('/') + 1, -'.json'.length))
  for (const [path, load] of Object.entries(languages)) {
    const locale = path.split('/')[2]!
    const { files } = await load()
    await Promise.all(Object.keys(files).map((file) => loadFile(locale, file.slice(2, -'.json'.length))))
  }
}

async function loadFile(locale: string, group: string): Promise<void> {
  const path = `../text/${locale}/${group}.json`
  if (loaded.has(path)) return
  const own = await importOwn<{ default: Messages }>(path.replace('..', 'web'))
  const load = added[path] ?? (own ? () => own.default : (await loadTextList(locale))?.files[`./${group}.json`])
  if (load) loaded.set(path, flatten(await load()))
}

/** The texts of a group in the shop's language: `t('key.sub', { name })`. */
export function useText<G extends TextGroup>(group: G): Translate<G> {
  return translator(useShop().locale, group)
}

/** As `useText`, outside components, in a given language. */
export const textIn = <G extends TextGroup>(locale: string, group: G): Translate<G> => translator(locale, group)

/** As `useText`, outside components, in the document's language. Browser only. */
export const textOf = <G extends TextGroup>(group: G): Translate<G> => translator(document.documentElement.lang, group)

/** The translator of a group, cached, because every component asks for one. */
function translator(locale: string, group: string): (key: string, vars?: Vars) => string {
  const mine = translators.get(locale)
  const cached = mine?.get(group)
  if (cached) return cached
  const path = `../text/${locale}/${group}.json`
  const newTranslator = (key: string, vars?: Vars): string =>
    sentenceOf(loaded.get(path), locale, key, vars) ?? inEnglish(group, path, key, vars)
  if (mine) mine.set(group, newTranslator)
  else translators.set(locale, new Map([[group, newTranslator]]))
  return newTranslator
}

const reported = new Set<string>()

/** Falls back to English for a missing text, and reports it once. A group that isn't loaded yet isn't reported. */
function inEnglish(group: string, path: string, key: string, vars?: Vars): string {
  const english = `../text/en/${group}.json`
  if (loaded.has(path) && !reported.has(`${path} ${key}`)) {
    reported.add(`${path} ${key}`)
    console.error(`The text "${key}" is missing in ${path.slice(3)}`)
    void loadFile('en', group).catch(() => undefined)
  }
  return translate(loaded.get(english), 'en', key, vars)
}

/** Translates a key: picks the plural form if `count` is given, and fills in each {{name}}; numbers get the digits of the language. */
export const translate = (messages: Map<string, string> | undefined, locale: string, key: string, vars?: Vars): string =>
  sentenceOf(messages, locale, key, vars) ?? key

/** As `translate`, but undefined if the key doesn't exist. */
function sentenceOf(messages: Map<string, string> | undefined, locale: string, key: string, vars?: Vars): string | undefined {
  const count = vars?.count
  const plural =
    typeof count === 'number' ? (messages?.get(`${key}_${pluralRule(locale, count)}`) ?? messages?.get(`${key}_other`)) : undefined
  const sentence = plural ?? messages?.get(key)
  return vars && sentence !== undefined ? fill(sentence, vars, locale) : sentence
}

/** Sentences split at their placeholders: text at even positions, names at odd ones. Bounded by the number of sentences. */
const cut = new Map<string, string[]>()

function fill(sentence: string, vars: Vars, locale: string): string {
  let parts = cut.get(sentence)
  if (!parts) cut.set(sentence, (parts = sentence.split(/\{\{(\w+)\}\}/)))
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) text += filled(vars[parts[at]!] ?? `{{${parts[at]}}}`, locale) + parts[at + 1]!
  return text
}

const filled = (value: string | number, locale: string): string => (typeof value === 'number' ? formatNumber(value, locale) : value)

/** The plural rule, cached, because the same few counts occur again and again. */
function pluralRule(locale: string, count: number): string {
  let known = plurals.get(locale)
  if (!known) plurals.set(locale, (known = { rules: new Intl.PluralRules(locale), rule: new Map() }))
  let rule = known.rule.get(count)
  if (rule === undefined) {
    if (known.rule.size >= pluralsMax) known.rule.clear()
    known.rule.set(count, (rule = known.rules.select(count)))
  }
  return rule
}

/** Flattens a text group to its full keys: `summary.title`. */
export function flatten(messages: Messages, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') into.set(prefix + key, value)
    else flatten(value, `${prefix}${key}.`, into)
  }
  return into
}
