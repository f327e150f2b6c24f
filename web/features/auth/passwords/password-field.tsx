import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { PasswordField as Plain } from '#web/ui/password-field.tsx'

/** The required field for the password of an account. Needs the group "sign-in". */
export function PasswordField(props: ComponentProps<typeof Plain>) {
  const t = useText('sign-in')
  return <Plain {...props} required mark={t('required')} />
}
