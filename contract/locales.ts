/** The languages with complete texts. A shop offers one or more of them. */
export const locales = ['en', 'bn'] as const
export type Locale = (typeof locales)[number]

/** The path prefix of a language: empty for the first of those offered. */
export const prefixOf = (locale: string, offered: readonly string[]): string => (locale === offered[0] ? '' : `/${locale}`)

/** Splits a path or URL of our own into the URL without language prefix, and the language; the first language if there is no prefix. */
export function splitLocale<L extends string>(url: string, offered: readonly L[]): { locale: L; url: string } {
  for (const locale of offered) {
    if (!url.startsWith(locale, 1)) continue
    const rest = url.slice(locale.length + 1)
    if (rest === '' || rest.startsWith('?')) return { locale, url: `/${rest}` }
    if (rest.startsWith('/')) return { locale, url: rest }
  }
  return { locale: offered[0]!, url }
}
