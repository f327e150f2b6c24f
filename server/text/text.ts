import bn from './bn.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

export type Locale = 'en' | 'bn'
type Messages = { [key: string]: string | Messages }
/** Dotted; "life_one" and "life_other" are requested as "life". */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

export type TextKey = KeysOf<typeof en>
export type Vars = Record<string, string | number>
export type Translate = (key: TextKey, vars?: Vars) => string

const texts: Record<Locale, Messages> = { en, bn }

/** What the server itself says, in mails and text messages: `t('order.subject', { number })`. Numbers come in the digits of the language. */
export function translator(locale: Locale): Translate {
  return (made[locale] ??= makeTranslator(locale))
}

const made: Partial<Record<Locale, Translate>> = {}

function makeTranslator(locale: Locale): Translate {
  const plural = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const shown = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  return (key, vars = {}) => {
    const form = typeof vars.count === 'number' ? `_${plural.select(vars.count)}` : ''
    const sentence = find(texts[locale], key + form)
    return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => shown(vars[name] ?? whole))
  }
}

function find(messages: Messages, key: string): string {
  let found: string | Messages | undefined = messages
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`)
  return found
}
