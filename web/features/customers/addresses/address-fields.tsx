import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { AddressBinding } from './address-binding.ts'
import { NameFields } from './name-fields.tsx'
import { AddressTextField } from './address-field.tsx'
import { hasPostCodes, useCountries, wherePostCodeName } from './countries.ts'
import { RegionField } from './region-field.tsx'
import { usePlace } from './use-place.ts'

/** The fields of an address; a billing address has no phone. Needs the group "checkout". */
export function AddressFields({ address }: { address: AddressBinding }) {
  const t = useText('checkout')
  const countries = useCountries()
  const country = address.watch('country')
  return (
    <div className="grid gap-4">
      <NameFields address={address} />
      <Select
        {...address.field('country')}
        onChange={(event) => {
          address.field('country').onChange(event)
          // The region belongs to the previous country.
          address.set('region', '')
        }}
        mark={t('required')}
        required
        label={t('fields.country')}
        autoComplete={`${address.autofill} country`}
        options={country === '' ? [{ value: '', name: t('fields.countryChoose') }, ...countries] : countries}
      />
      <AddressTextField address={address} name="addressLine1" token="address-line1" autoCapitalize="words" />
      <SecondLine address={address} />
      <PlaceFields address={address} country={country} />
      {address.autofill === 'shipping' && (
        <AddressTextField address={address} name="phone" token="tel" type="tel" inputMode="tel" hint={t('fields.phoneWhy')} />
      )}
    </div>
  )
}

/** The postcode comes first, because it can fill in the other fields. */
function PlaceFields({ address, country }: { address: AddressBinding; country: string }) {
  const t = useText('checkout')
  const { announcement, look } = usePlace(address)
  const name = wherePostCodeName(country)
  return (
    <>
      <div className="grid gap-4 min-[24rem]:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <AddressTextField
          address={address}
          name="postCode"
          token="postal-code"
          autoCapitalize="characters"
          label={name ? t(`fields.names.postCode.${name}`) : t('fields.postCode')}
          hint={hasPostCodes(country) ? undefined : t('fields.postCodeNone')}
          onLeave={() => void look()}
        />
        <AddressTextField address={address} name="city" token="address-level2" autoCapitalize="words" />
      </div>
      <RegionField address={address} />
      <p role="status" className="sr-only">
        {announcement && t('fields.filledIn', { place: announcement })}
      </p>
    </>
  )
}

/** The second address line. Most people have none, so it's behind a button; once filled in, it stays. */
function SecondLine({ address }: { address: AddressBinding }) {
  const t = useText('checkout')
  const [open, setOpen] = useState(() => address.get('addressLine2') !== '')
  if (open) {
    return (
      <AddressTextField
        address={address}
        name="addressLine2"
        token="address-line2"
        autoCapitalize="words"
        mark={t('optional')}
        required={false}
      />
    )
  }
  const show = () => {
    setOpen(true)
    // The field mounts with the next render.
    setTimeout(() => address.focus('addressLine2'))
  }
  return (
    <TextButton className="-my-2 justify-self-start" onClick={show}>
      + {t('fields.addLine2')}
    </TextButton>
  )
}
