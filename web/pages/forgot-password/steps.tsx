import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import type { StepProps } from './use-password-reset.ts'

/** The step for the code, and that for the new password. */
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
