import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { AddressBinding } from './address-binding.ts'
import type { AddressFieldName } from './fields.ts'

interface AddressTextFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'name'> {
  /** The label; by default, the field's own. */
  label?: string
  address: AddressBinding
  name: AddressFieldName
  /** Called on blur. */
  onLeave?: () => void
  /** The field's autocomplete token. */
  token: string
}

/** A text field of an address, required by default. Needs the group "checkout". */
export function AddressTextField({ address, name, token, onLeave, ...props }: AddressTextFieldProps) {
  const t = useText('checkout')
  const { onBlur, ...field } = address.field(name)
  return (
    <Field
      {...field}
      onBlur={(event) => {
        onBlur(event)
        onLeave?.()
      }}
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
