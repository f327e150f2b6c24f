import type { Locale } from './locales.ts'

/** A name in a language other than the shop's first, as of the time of the order. */
export interface NameTranslation {
  locale: Locale
  name: string
}

/** The translation of what was bought, as of the time of the order; for languages other than the shop's first. */
export interface LineTranslation extends NameTranslation {
  /** Translated values by the option's name. */
  options: Record<string, string>
}
interface Line {
  name: string
  options: Record<string, string>
  translation?: LineTranslation | null | undefined
}

/** The name and options of a line in the reader's language; in the shop's first if they have no translation. */
export function lineInLocale({ name, options, translation }: Line, locale: string): Pick<Line, 'name' | 'options'> {
  return translation?.locale === locale ? { name: translation.name, options: { ...options, ...translation.options } } : { name, options }
}

/** A name in the reader's language. */
export const nameInLocale = (name: string, translation: NameTranslation | null | undefined, locale: string): string =>
  translation?.locale === locale ? translation.name : name
