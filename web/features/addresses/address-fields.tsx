import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { AddressPart } from './address-part.ts'
import type { AddressName } from './fields.ts'
import { NameFields } from './name-fields.tsx'
import { hasPostCodes } from './post-codes.ts'
import { useCountries } from './use-countries.ts'

interface AddressFieldsProps {
  /** By this the browser knows which of a person's addresses to fill in. Billing needs no phone. */
  of: AddressName
  part: AddressPart
}

/** The fields of an address. Needs the group "checkout". */
export function AddressFields({ of, part }: AddressFieldsProps) {
  const t = useText('checkout')
  const countries = useCountries()
  const { field } = part
  const required = { mark: t('required'), required: true }
  const country = part.watch('country')
  return (
    <div className="grid gap-4">
      <NameFields of={of} part={part} />
      <Select
        {...field('country')}
        {...required}
        label={t('fields.country')}
        autoComplete={`${of} country`}
        options={country === '' ? [{ value: '', name: t('fields.countryChoose') }, ...countries] : countries}
      />
      <Field
        {...field('addressLine1')}
        {...required}
        label={t('fields.addressLine1')}
        {...token(`${of} address-line1`)}
        autoCapitalize="words"
      />
      <SecondLine of={of} part={part} />
      <div className="grid gap-4 min-[24rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field {...field('city')} {...required} label={t('fields.city')} {...token(`${of} address-level2`)} autoCapitalize="words" />
        <Field
          {...field('postCode')}
          {...required}
          label={t('fields.postCode')}
          hint={hasPostCodes(country) ? undefined : t('fields.postCodeNone')}
          {...token(`${of} postal-code`)}
          autoCapitalize="characters"
        />
      </div>
      {of === 'shipping' && (
        <Field
          {...field('phone')}
          {...required}
          label={t('fields.phone')}
          hint={t('fields.phoneWhy')}
          type="tel"
          inputMode="tel"
          {...token('shipping tel')}
        />
      )}
    </div>
  )
}

const token = (autoComplete: string) => ({ autoComplete, autoCorrect: 'off', spellCheck: false })

/** Most have none: it is there for those who ask for it, and stays for those who filled it in. */
function SecondLine({ of, part }: AddressFieldsProps) {
  const t = useText('checkout')
  const [open, setOpen] = useState(() => part.get('addressLine2') !== '')
  if (open) {
    return (
      <Field
        {...part.field('addressLine2')}
        label={t('fields.addressLine2')}
        mark={t('optional')}
        {...token(`${of} address-line2`)}
        autoCapitalize="words"
      />
    )
  }
  const show = () => {
    setOpen(true)
    // It is there with the next render.
    setTimeout(() => part.focus('addressLine2'))
  }
  return (
    <TextButton className="-my-2 justify-self-start" onClick={show}>
      + {t('fields.addLine2')}
    </TextButton>
  )
}
