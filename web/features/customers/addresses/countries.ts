import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'

/** The countries the shop ships to, sorted by name in the shop's language. */
export function useCountries(): { value: string; name: string }[] {
  const { countries, locale } = useShop()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countries.map((value) => ({ value, name: names.of(value) ?? value })).sort((a, b) => a.name.localeCompare(b.name, locale))
  }, [countries, locale])
}

/** Countries without postcodes, where the field isn't required. */
const without = new Set('AE AG AO BI BJ BS BZ CI CM FJ GD GH HK JM KE ML QA RW SC SL TG UG ZW'.split(' '))

/** Countries whose addresses name a state, a province or an emirate (listed in contract/customers/regions.ts). */
const withRegions = ['AE', 'AU', 'CA', 'ES', 'IN', 'IT', 'US'] as const
export type CountryWithRegions = (typeof withRegions)[number]

/** The country, if its addresses name a region. */
export const whereRegions = (country: string): CountryWithRegions | undefined => withRegions.find((one) => one === country)

const postCodeNames = ['US', 'CA', 'IN', 'IE'] as const

/** The country, if it has its own word for postcodes. */
export const wherePostCodeName = (country: string) => postCodeNames.find((one) => one === country)

export const hasPostCodes = (country: string): boolean => !without.has(country)
