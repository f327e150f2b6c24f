import { useEffect, useState } from 'react'
import type { Region } from '#contract/customers/regions.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import type { AddressBinding } from './address-binding.ts'
import { type CountryWithRegions, whereRegions } from './countries.ts'

/** The state or province, where the country's addresses name one. Needs the group "checkout". */
export function RegionField({ address }: { address: AddressBinding }) {
  const country = whereRegions(address.watch('country'))
  return country && <Regions key={country} address={address} country={country} />
}

function Regions({ address, country }: { address: AddressBinding; country: CountryWithRegions }) {
  const t = useText('checkout')
  const regions = useRegions(country)
  const typed = address.get('region')
  // A region that isn't in the list, or whose list hasn't loaded yet, stays selectable.
  const others = typed !== '' && !regions.some(({ code }) => code === typed) ? [{ value: typed, name: typed }] : []
  const options = [{ value: '', name: t('fields.regionChoose') }, ...others, ...regions.map(({ code, name }) => ({ value: code, name }))]
  return (
    <Select
      // Remounts when the list has loaded: only then can the select show the value of the form.
      key={regions.length}
      {...address.field('region')}
      label={t(`fields.names.region.${country}`)}
      mark={t('required')}
      required
      autoComplete={`${address.autofill} address-level1`}
      options={options}
    />
  )
}

/** Loaded with the first address that needs it: the list is as large as the rest of the form. */
export function useRegions(country: string): readonly Region[] {
  const { locale } = useShop()
  const [regions, setRegions] = useState<readonly Region[]>([])
  useEffect(() => {
    let current = true
    void import('./places.ts')
      .then(({ loadRegions }) => loadRegions(country, locale))
      .then(
        (found) => current && setRegions(found),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [country, locale])
  return regions
}
