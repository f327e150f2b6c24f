import { type Locale, locales } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'

/**
 * The languages that texts are translated into: all but the shop's first, in which the originals are. Those that the shop offers come first; another may
 * be translated before it's offered.
 */
export function targetsOf(offered: readonly string[], known: readonly Locale[] = locales): [Locale, ...Locale[]] {
  const others = known.filter((one) => one !== offered[0])
  const [first, ...rest] = [...others.filter((one) => offered.includes(one)), ...others.filter((one) => !offered.includes(one))]
  if (!first) throw new Error('the texts are complete in one language only')
  return [first, ...rest]
}

export const useTargets = (): [Locale, ...Locale[]] => targetsOf(useShop().locales)

/** What a language is called in the one of the page. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames(useShop().locale, { type: 'language' })
  return (locale) => names.of(locale) ?? locale
}
