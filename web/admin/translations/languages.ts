import { type Locale, locales } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'

/**
 * The languages that texts are translated into: all except the shop's first, which has the originals. Offered languages come first; others
 * can be translated before they're offered.
 */
export function targetsOf(offered: readonly string[], known: readonly Locale[] = locales): [Locale, ...Locale[]] {
  const others = known.filter((one) => one !== offered[0])
  const [first, ...rest] = [...others.filter((one) => offered.includes(one)), ...others.filter((one) => !offered.includes(one))]
  if (!first) throw new Error('the texts are complete in one language only')
  return [first, ...rest]
}

export const useTargets = (): [Locale, ...Locale[]] => targetsOf(useShop().locales)

/** A language's name in the page's language. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames(useShop().locale, { type: 'language' })
  return (locale) => names.of(locale) ?? locale
}
