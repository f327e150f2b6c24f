import bn from './bn.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export type Locale = 'en' | 'bn'
type Messages = { [key: string]: string | Messages }
/** Dotted keys; the plural forms "life_one" and "life_other" are requested as "life". */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

export type TextKey = KeysOf<typeof en>
export type Vars = Record<string, string | number>
export type Translate = (key: TextKey, vars?: Vars) => string

const texts: Record<Locale, Messages> = { en, bn }

/**
 * Translates the server's own sentences in mails and text messages: `t('order.subject', { number })`. Numbers use the language's digits.
 */
export function translator(locale: Locale): Translate {
  return (made[locale] ??= translatorWith(locale, () => undefined))
}

const made: Partial<Record<Locale, Translate>> = {}

/** The same, with `own`'s sentence for a key (plural form included) in place of the original; each may contain the variables in `usual`. */
export function translatorWith(locale: Locale, own: (key: string) => string | undefined, usual: Vars = {}): Translate {
  const { plural, numbers } = (formats[locale] ??= { plural: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) })
  const shown = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  return (key, vars = {}) => {
    const form = typeof vars.count === 'number' ? `_${plural.select(vars.count)}` : ''
    const sentence = own(key + form) ?? originalOf(locale, key + form)
    return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => shown(vars[name] ?? usual[name] ?? whole))
  }
}

const formats: Partial<Record<Locale, { plural: Intl.PluralRules; numbers: Intl.NumberFormat }>> = {}

/** The original sentence of a key, as written; plural forms have keys of their own. Throws if there is none. */
export function originalOf(locale: Locale, key: string): string {
  const known = (sentences[locale] ??= new Map<string, string>())
  const sentence = known.get(key) ?? findMessage(texts[locale], key)
  known.set(key, sentence)
  return sentence
}

/** Sentences by dotted key, cached because one order mail looks up thirty. */
const sentences: Partial<Record<Locale, Map<string, string>>> = {}

/** Every dotted key, plural forms included, in the order of the file. */
export const textKeys = (): string[] => keysIn(en)

const keysIn = (messages: Messages, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) => (typeof value === 'string' ? [before + key] : keysIn(value, `${before}${key}.`)))

function findMessage(messages: Messages, key: string): string {
  let found: string | Messages | undefined = messages
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`)
  return found
}
