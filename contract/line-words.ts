import type { Locale } from './locales.ts'

/** What something is called in another language than the shop's first: as it was called when it was ordered. */
export interface NameTranslation {
  locale: Locale
  name: string
}

/** What was bought, in another language than the shop's first: as it read when it was ordered. */
export interface LineTranslation extends NameTranslation {
  /** What its values are called, by the name of the option. */
  options: Record<string, string>
}
interface Line {
  name: string
  options: Record<string, string>
  translation?: LineTranslation | null | undefined
}

/** The name and options of a line for who reads this language: what it has in no other than the shop's first is in that. */
export function lineWords({ name, options, translation }: Line, locale: string): Pick<Line, 'name' | 'options'> {
  return translation?.locale === locale ? { name: translation.name, options: { ...options, ...translation.options } } : { name, options }
}

/** A name for who reads this language. */
export const nameFor = (name: string, translation: NameTranslation | null | undefined, locale: string): string =>
  translation?.locale === locale ? translation.name : name
