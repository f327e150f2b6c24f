import { useRef, useState } from 'react'
import { call } from '#web/lib/call.ts'
import { useShop } from '#web/lib/shop.ts'
import type { AddressBinding } from './address-binding.ts'
import { hasPostCodes, whereRegions } from './countries.ts'

/** Fills in what a postcode tells, unless the person typed something else; `found` says what was filled in. It's help: without it they type. */
export function usePlace(address: AddressBinding): { found: string; look: () => Promise<void> } {
  const ours = useRef({ city: '', region: '' })
  const { locale } = useShop()
  const [found, setFound] = useState('')

  function fill(name: 'city' | 'region', value: string): boolean {
    const typed = address.get(name)
    if (value === '' || typed === value || (typed !== '' && typed !== ours.current[name])) return false
    ours.current[name] = value
    address.fill(name, value)
    return true
  }

  async function look(): Promise<void> {
    const [country, postCode] = [address.get('country'), address.get('postCode').trim()]
    if (postCode.length < 2 || country === '' || !hasPostCodes(country)) return
    const place = await call('GET /public/place', { country, postCode }).catch(() => null)
    if (!place || address.get('postCode').trim() !== postCode) return
    const isCity = fill('city', place.city)
    const isRegion = whereRegions(country) && fill('region', place.region)
    const filled = [isCity && place.city, isRegion && (await regionName(country, place.region, locale))]
    setFound(filled.filter(Boolean).join(', '))
  }
  return { found, look }
}

/** "Oregon", not "OR": it's read out. The list is the one its field has loaded. */
async function regionName(country: string, region: string, locale: string): Promise<string> {
  const regions = await import('./load-regions.ts').then(({ loadRegions }) => loadRegions(country, locale)).catch(() => [])
  return regions.find(({ code }) => code === region)?.name ?? region
}
