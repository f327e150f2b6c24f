import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { AddressBinding } from './address-binding.ts'
import type { AddressFieldName } from './fields.ts'

interface AddressTextFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'name'> {
  /** What it's called there; else by its name. */
  label?: string
  address: AddressBinding
  name: AddressFieldName
  /** It was left: by Tab, or a press elsewhere. */
  onLeave?: () => void
  /** What browsers call it. */
  token: string
}

/** A field of an address that is typed in; it is required unless it says otherwise. Needs the group "checkout". */
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
