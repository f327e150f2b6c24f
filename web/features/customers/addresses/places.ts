import { type Region, regionsOf } from '#contract/customers/regions.ts'
import { call } from '#web/lib/call.ts'
import { whereRegions } from './countries.ts'

export interface Place {
  city: string
  /** Where the country's addresses name one: its code, and what it's called, since that is read out. */
  region: string
  regionName: string
}

/** The regions of a country as they are called in a language; what isn't English loads its names. */
export const loadRegions = async (country: string, locale: string): Promise<readonly Region[]> =>
  locale === 'en' ? regionsOf(country) : (await import('#contract/customers/region-names.ts')).regionsIn(country, locale)

/** What a postcode tells; null for one that nobody knows. */
export async function findPlace(country: string, postCode: string, locale: string): Promise<Place | null> {
  const place = await call('GET /public/place', { country, postCode }).catch(() => null)
  if (!place || !whereRegions(country)) return place && { city: place.city, region: '', regionName: '' }
  const regions = await loadRegions(country, locale).catch(() => [])
  return { ...place, regionName: regions.find(({ code }) => code === place.region)?.name ?? place.region }
}
