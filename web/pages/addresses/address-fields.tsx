import { useState } from 'react'
import { hasPostCodes } from '#web/features/addresses/post-codes.ts'
import { useCountries } from '#web/features/addresses/use-countries.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { NameFields } from './name-fields.tsx'
import type { AddressForm } from './use-address-form.ts'

const token = (name: string) => ({ autoComplete: `shipping ${name}`, autoCorrect: 'off', spellCheck: false })

/** The fields of an address, as the checkout asks for them. */
export function AddressFields({ address }: { address: AddressForm }) {
  const t = useText('checkout')
  const countries = useCountries()
  const { field, form } = address
  const required = { mark: t('required'), required: true }
  const country = form.watch('country')
  return (
    <>
      <NameFields address={address} />
      <Select
        {...field('country')}
        {...required}
        label={t('fields.country')}
        autoComplete="shipping country"
        options={country === '' ? [{ value: '', name: t('fields.countryChoose') }, ...countries] : countries}
      />
      <Field {...field('addressLine1')} {...required} label={t('fields.addressLine1')} {...token('address-line1')} autoCapitalize="words" />
      <SecondLine address={address} />
      <div className="grid gap-4 min-[24rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field {...field('city')} {...required} label={t('fields.city')} {...token('address-level2')} autoCapitalize="words" />
        <Field
          {...field('postCode')}
          {...required}
          label={t('fields.postCode')}
          hint={hasPostCodes(country) ? undefined : t('fields.postCodeNone')}
          {...token('postal-code')}
          autoCapitalize="characters"
        />
      </div>
      <Field
        {...field('phone')}
        {...required}
        label={t('fields.phone')}
        hint={t('fields.phoneWhy')}
        type="tel"
        inputMode="tel"
        {...token('tel')}
      />
    </>
  )
}

/** Most have none: it is there for those who ask for it, and stays for those who filled it in. */
function SecondLine({ address: { field, form } }: { address: AddressForm }) {
  const t = useText('checkout')
  const [open, setOpen] = useState(() => form.getValues('addressLine2') !== '')
  if (open) {
    return (
      <Field
        {...field('addressLine2')}
        label={t('fields.addressLine2')}
        mark={t('optional')}
        {...token('address-line2')}
        autoCapitalize="words"
      />
    )
  }
  const show = () => {
    setOpen(true)
    // It is there with the next render.
    setTimeout(() => form.setFocus('addressLine2'))
  }
  return (
    <TextButton className="-my-2 justify-self-start" onClick={show}>
      + {t('fields.addLine2')}
    </TextButton>
  )
}
