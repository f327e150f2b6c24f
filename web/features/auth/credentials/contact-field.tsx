import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'

/** One field for an email or a phone number. Needs the group "sign-in". */
export function ContactField(props: ComponentProps<typeof Field>) {
  const t = useText('sign-in')
  return (
    <Field
      autoComplete="username"
      {...props}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      mark={t('required')}
    />
  )
}
