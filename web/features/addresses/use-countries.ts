import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { useCountryName } from './use-country-name.ts'

/** Where the shop sends, by name in the shop's language. */
export function useCountries(): { value: string; name: string }[] {
  const { countries, locale } = useShop()
  const nameOf = useCountryName()
  return useMemo(
    () => countries.map((value) => ({ value, name: nameOf(value) })).sort((a, b) => a.name.localeCompare(b.name, locale)),
    [countries, locale, nameOf],
  )
}
