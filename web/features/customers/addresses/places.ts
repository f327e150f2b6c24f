import { type Region, regionsOf } from '#contract/customers/regions.ts'
import { call } from '#web/lib/call.ts'
import { whereRegions } from './countries.ts'

export interface Place {
  city: string
  /** The region's code and name, where the country's addresses have one. The name is announced to screen readers. */
  region: string
  regionName: string
}

/** The regions of a country, named in a language; names other than English are loaded. */
export const loadRegions = async (country: string, locale: string): Promise<readonly Region[]> =>
  locale === 'en' ? regionsOf(country) : (await import('#contract/customers/region-names.ts')).localizedRegions(country, locale)

/** The place of a postcode; null if it's unknown. */
export async function findPlace(country: string, postCode: string, locale: string): Promise<Place | null> {
  const place = await call('GET /public/place', { country, postCode }).catch(() => null)
  if (!place || !whereRegions(country)) return place && { city: place.city, region: '', regionName: '' }
  const regions = await loadRegions(country, locale).catch(() => [])
  return { ...place, regionName: regions.find(({ code }) => code === place.region)?.name ?? place.region }
}
