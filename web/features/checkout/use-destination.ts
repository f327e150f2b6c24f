import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { useShop } from '#web/lib/shop.ts'
import type { CheckoutValues } from './values.ts'

export interface Destination {
  country: string
  region: string
  postCode: string
}
const restMs = 400

/** The destination as typed so far, debounced; undefined in a shop where shipping costs the same everywhere. */
export function useDestination(control: Control<CheckoutValues>): Destination | undefined {
  const { pricesByPlace } = useShop()
  const [country, region, postCode] = useWatch({ control, name: ['shipping.country', 'shipping.region', 'shipping.postCode'] })
  const [rested, setRested] = useState<Destination>({ country, region, postCode })
  useEffect(() => {
    const timer = setTimeout(() => setRested({ country, region, postCode }), restMs)
    return () => clearTimeout(timer)
  }, [country, region, postCode])
  if (!pricesByPlace) return undefined
  // A new country isn't debounced: it changes the costs more than the other fields.
  const now = rested.country === country ? rested : { country, region, postCode }
  const { region: regionMax, postCodeMax } = limits.address
  return { country, region: now.region.trim().slice(0, regionMax), postCode: now.postCode.trim().slice(0, postCodeMax) }
}
