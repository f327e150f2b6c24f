import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'

/** Where the shop sends, by name in the shop's language. */
export function useCountries(): { value: string; name: string }[] {
  const { countries, locale } = useShop()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countries.map((value) => ({ value, name: names.of(value) ?? value })).sort((a, b) => a.name.localeCompare(b.name, locale))
  }, [countries, locale])
}
