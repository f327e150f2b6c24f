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

/** Where an address names a state, a province or an emirate (contract/customers/regions.ts lists them). */
const withRegions = ['AE', 'AU', 'CA', 'ES', 'IN', 'IT', 'US'] as const
export type CountryWithRegions = (typeof withRegions)[number]

/** This country, where its addresses name a region. */
export const whereRegions = (country: string): CountryWithRegions | undefined => withRegions.find((one) => one === country)

const postCodeNames = ['US', 'CA', 'IN', 'IE'] as const

/** This country, where it has a word of its own for postcodes. */
export const wherePostCodeName = (country: string) => postCodeNames.find((one) => one === country)

export const hasPostCodes = (country: string): boolean => !without.has(country)
