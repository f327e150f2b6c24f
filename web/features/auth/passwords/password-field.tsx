import type { ComponentProps } from 'react'
import { useText } from '#web/lib/text.ts'
import { PasswordField as Plain } from '#web/ui/password-field.tsx'

/** The password of an account: always required. Needs the group "login". */
export function PasswordField(props: ComponentProps<typeof Plain>) {
  const t = useText('login')
  return <Plain {...props} required mark={t('required')} />
}
