import { useMemo } from 'react'
import { useShop } from '#web/lib/shop.ts'

/** What a country (ISO 3166 alpha-2) is called in the shop's language; its code where it has no name there. */
export function useCountryName(): (country: string) => string {
  const { locale } = useShop()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    return (country) => names.of(country) ?? country
  }, [locale])
}
