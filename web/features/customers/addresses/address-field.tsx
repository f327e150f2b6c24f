import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { AddressBinding } from './address-binding.ts'
import type { AddressFieldName } from './fields.ts'

interface AddressTextFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'name'> {
  address: AddressBinding
  name: AddressFieldName
  /** What browsers call it. */
  token: string
}

/** A field of an address that is typed in; it is required unless it says otherwise. Needs the group "checkout". */
export function AddressTextField({ address, name, token, ...props }: AddressTextFieldProps) {
  const t = useText('checkout')
  return (
    <Field
      {...address.field(name)}
      label={t(`fields.${name}`)}
      mark={t('required')}
      required
      autoComplete={`${address.autofill} ${token}`}
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
