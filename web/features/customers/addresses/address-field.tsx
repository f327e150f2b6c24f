import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import type { AddressPart } from './address-binding.ts'
import type { AddressField } from './fields.ts'

interface PartFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'part'> {
  part: AddressPart
  name: AddressField
  /** What browsers call it. */
  token: string
}

/** A field of an address that is typed in; it is required unless it says otherwise. Needs the group "checkout". */
export function PartField({ part, name, token, ...props }: PartFieldProps) {
  const t = useText('checkout')
  return (
    <Field
      {...part.field(name)}
      label={t(`fields.${name}`)}
      mark={t('required')}
      required
      autoComplete={`${part.of} ${token}`}
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
