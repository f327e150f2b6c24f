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

/** Where post arrives without a postcode, so that nobody is stuck at a field they can't fill. */
const without = new Set('AE AG AO BI BJ BS BZ CI CM FJ GD GH HK JM KE ML QA RW SC SL TG UG ZW'.split(' '))

export const hasPostCodes = (country: string): boolean => !without.has(country)
