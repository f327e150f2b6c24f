import { useRef, useState } from 'react'
import { useShop } from '#web/lib/shop.ts'
import type { AddressBinding } from './address-binding.ts'
import { hasPostCodes } from './countries.ts'

/** Fills in what a postcode determines, never overwriting what was typed; `announcement` says which. Failures are ignored. */
export function usePlace(address: AddressBinding): { announcement: string; look: () => Promise<void> } {
  const ours = useRef({ city: '', region: '' })
  const [announcement, setAnnouncement] = useState('')
  const { locale } = useShop()

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
    const place = await import('./places.ts').then(({ findPlace }) => findPlace(country, postCode, locale)).catch(() => null)
    if (!place || address.get('postCode').trim() !== postCode) return
    const filled = [fill('city', place.city) && place.city, fill('region', place.region) && place.regionName]
    setAnnouncement(filled.filter(Boolean).join(', '))
  }
  return { announcement, look }
}
