import type { FieldErrors } from '#contract/refusal.ts'
import type { Locale } from '#contract/locales.ts'
import bn from './field-errors.bn.json' with { type: 'json' }

/**
 * What is wrong with a field, in other languages than English, by the English sentence. The English sentence stays where it is thrown, next
 * to the rule it explains, and is looked up once a request was refused: a request that isn't refused pays nothing for it. Placeholders:
 * `{{n}}`, `{{m}}` numbers, `{{word}}` one word, `{{a}}`, `{{b}}` any text.
 */
const sentences: Partial<Record<Locale, Record<string, string>>> = { bn }

interface Pattern {
  matches: RegExp
  translation: string
}
interface Catalogue {
  exact: Map<string, string>
  /** Those with the most fixed text first, as they say the most. */
  patterns: Pattern[]
}

const placeholder = /\{\{(n|m|a|b|word)\}\}/g
const kinds: Record<string, string> = { n: '-?\\d[\\d.,]*', m: '-?\\d[\\d.,]*', word: '[\\w.-]+', a: '.+', b: '.+' }
/** Longer sentences repeat what a client sent; matching them would be slow. */
const sentenceMax = 500

const catalogues = new Map<Locale, Catalogue>()

/** The errors of a refusal in a language. What has no translation stays as it is: values such as a maximum, and sentences of plug-ins. */
export function fieldErrorsIn<E extends FieldErrors | null>(locale: Locale, errors: E): E {
  if (!errors || !sentences[locale]) return errors
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map((one) => sentenceIn(locale, one) ?? one)])) as E
}

/** A sentence about a field in a language, from the English one; undefined if it has no translation. */
export function sentenceIn(locale: Locale, sentence: string): string | undefined {
  const { exact, patterns } = catalogueOf(locale)
  const same = exact.get(sentence)
  if (same !== undefined || sentence.length > sentenceMax) return same
  for (const { matches, translation } of patterns) {
    const found = matches.exec(sentence)
    if (found) return filled(translation, found.groups ?? {}, locale)
  }
  return undefined
}

function catalogueOf(locale: Locale): Catalogue {
  const known = catalogues.get(locale)
  if (known) return known
  const all = Object.entries(sentences[locale] ?? {})
  const isPattern = (key: string): boolean => key.search(placeholder) >= 0
  const fixed = (key: string): number => key.replace(placeholder, '').length
  const made: Catalogue = {
    exact: new Map(all.filter(([key]) => !isPattern(key))),
    patterns: all
      .filter(([key]) => isPattern(key))
      .toSorted(([one], [other]) => fixed(other) - fixed(one))
      .map(([key, translation]) => ({ matches: patternOf(key), translation })),
  }
  catalogues.set(locale, made)
  return made
}

const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replace(placeholder, (_, name: string) => `(?<${name}>${kinds[name]})`)}$`, 's')

/** Numbers get the language's digits; what programs read, such as a time or a code, keeps its own. */
const filled = (translation: string, values: Record<string, string>, locale: Locale): string =>
  translation.replace(placeholder, (whole, name: string) => inDigits(values[name] ?? whole, locale))

const inDigits = (value: string, locale: Locale): string =>
  /^-?\d+(?:\.\d+)?$/.test(value) ? value.replace(/\d/g, (digit) => digitsOf(locale)[Number(digit)] ?? digit) : value

const digits = new Map<Locale, string[]>()
function digitsOf(locale: Locale): string[] {
  const known = digits.get(locale) ?? Array.from({ length: 10 }, (_, digit) => new Intl.NumberFormat(locale).format(digit))
  digits.set(locale, known)
  return known
}
