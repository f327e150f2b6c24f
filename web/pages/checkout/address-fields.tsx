import { useState } from 'react'
import type { AddressName } from '#web/features/checkout/fields.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { NameFields } from './name-fields.tsx'
import { useCountries } from './use-countries.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Where post arrives without a postcode, so that nobody is stuck at a field they can not fill. */
const noPostCode = new Set([
  'AE',
  'AG',
  'AO',
  'BI',
  'BJ',
  'BS',
  'BZ',
  'CI',
  'CM',
  'FJ',
  'GD',
  'GH',
  'HK',
  'JM',
  'KE',
  'ML',
  'QA',
  'RW',
  'SC',
  'SL',
  'TG',
  'UG',
  'ZW',
])

export function AddressFields({ of, checkout }: { of: AddressName; checkout: CheckoutState }) {
  const t = useText('checkout')
  const countries = useCountries()
  const { field, form } = checkout
  const token = (name: string) => ({ autoComplete: `${of} ${name}`, autoCorrect: 'off', spellCheck: false })
  const required = { mark: t('required'), required: true }
  const none = noPostCode.has(form.watch(`${of}.country`))
  return (
    <div className="grid gap-4">
      <NameFields of={of} checkout={checkout} />
      <Select {...field(`${of}.country`)} {...required} label={t('fields.country')} autoComplete={`${of} country`} options={countries} />
      <Field
        {...field(`${of}.addressLine1`)}
        {...required}
        label={t('fields.addressLine1')}
        {...token('address-line1')}
        autoCapitalize="words"
      />
      <SecondLine of={of} checkout={checkout} />
      <div className="grid gap-4 min-[24rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field {...field(`${of}.city`)} {...required} label={t('fields.city')} {...token('address-level2')} autoCapitalize="words" />
        <Field
          {...field(`${of}.postCode`)}
          {...required}
          label={t('fields.postCode')}
          hint={none ? t('fields.postCodeNone') : undefined}
          {...token('postal-code')}
          autoCapitalize="characters"
        />
      </div>
      {of === 'shipping' && (
        <Field
          {...field('shipping.phone')}
          {...required}
          label={t('fields.phone')}
          hint={t('fields.phoneWhy')}
          type="tel"
          inputMode="tel"
          {...token('tel')}
        />
      )}
    </div>
  )
}

/** Most have none: it is there for those who ask for it, and stays for those who filled it in. */
function SecondLine({ of, checkout: { field, form } }: { of: AddressName; checkout: CheckoutState }) {
  const t = useText('checkout')
  const [open, setOpen] = useState(() => form.getValues(`${of}.addressLine2`) !== '')
  if (open) {
    return (
      <Field
        {...field(`${of}.addressLine2`)}
        label={t('fields.addressLine2')}
        mark={t('optional')}
        autoComplete={`${of} address-line2`}
        autoCorrect="off"
        autoCapitalize="words"
        spellCheck={false}
      />
    )
  }
  const show = () => {
    setOpen(true)
    // It is there with the next render.
    setTimeout(() => form.setFocus(`${of}.addressLine2`))
  }
  return (
    <TextButton className="-my-2 justify-self-start" onClick={show}>
      + {t('fields.addLine2')}
    </TextButton>
  )
}
