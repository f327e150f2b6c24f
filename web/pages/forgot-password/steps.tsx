import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import type { Contact } from '#web/features/auth/credentials/schema.ts'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import type { PasswordReset } from './use-password-reset.ts'

export interface StepProps {
  reset: PasswordReset
  contact: Contact
}

/** The steps after the first, which are loaded while a code is sent. */
export function Step({ reset, contact }: StepProps) {
  const t = useText('forgot-password')
  if (reset.step === 'password') return <NewPasswordForm contact={contact} save={reset.setPassword} onExpired={reset.restart} />
  return (
    <CodeForm
      action={t('code.submit')}
      verify={reset.verify}
      resend={() => call('POST /user-auth/forgot-password/send-otp', contact)}
      onChange={() => reset.restart(null)}
    >
      <p className="text-sm text-quiet">{t('code.help')}</p>
    </CodeForm>
  )
}
