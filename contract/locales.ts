/** The languages that the shop's texts are complete in. A shop offers one or several of them. */
export const locales = ['en', 'bn'] as const
export type Locale = (typeof locales)[number]

/** What addresses in a language begin with: nothing for the first of those offered. */
export const prefixOf = (locale: string, offered: readonly string[]): string => (locale === offered[0] ? '' : `/${locale}`)

/** A path or URL of our own without the prefix of its language, and that language; the first one where it has none. */
export function splitLocale<L extends string>(url: string, offered: readonly L[]): { locale: L; url: string } {
  for (const locale of offered) {
    if (!url.startsWith(locale, 1)) continue
    const rest = url.slice(locale.length + 1)
    if (rest === '' || rest.startsWith('?')) return { locale, url: `/${rest}` }
    if (rest.startsWith('/')) return { locale, url: rest }
  }
  return { locale: offered[0]!, url }
}
