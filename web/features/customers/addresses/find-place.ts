import { call } from '#web/lib/call.ts'
import { whereRegions } from './countries.ts'
import { loadRegions } from './load-regions.ts'

export interface Place {
  city: string
  /** Where the country's addresses name one: its code, and what it's called, since that is read out. */
  region: string
  regionName: string
}

/** What a postcode tells; null for one that nobody knows. Loaded with the first postcode. */
export async function findPlace(country: string, postCode: string, locale: string): Promise<Place | null> {
  const place = await call('GET /public/place', { country, postCode }).catch(() => null)
  if (!place || !whereRegions(country)) return place && { city: place.city, region: '', regionName: '' }
  const regions = await loadRegions(country, locale).catch(() => [])
  return { ...place, regionName: regions.find(({ code }) => code === place.region)?.name ?? place.region }
}
