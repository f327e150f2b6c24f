import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import { startSession } from '#web/features/auth/session/start-session.ts'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

export interface VerifyContactProps {
  draft: SignUpDraft
  /** Where to continue after signing in, if the account exists already. */
  next: string
  /** Called when the account is created and signed in. */
  onDone: () => void
  /** Goes back to the draft. */
  onChange: () => void
}

/** Asks for the code that creates the account. Only its receiver learns that one exists. Needs the groups "sign-up" and "sign-in". */
export function VerifyContact({ draft, next, onDone, onChange }: VerifyContactProps) {
  const t = useText('sign-up')
  const [exists, setExists] = useState(false)
  async function verify(otp: string): Promise<void> {
    try {
      const { access_token } = await call('POST /user-auth/signup/verify-otp', { email: draft.email, phone: draft.phone, otp })
      await startSession(access_token)
    } catch (error) {
      if (isRefusal(error) && error.code === 'USER_ALREADY_EXISTS') return setExists(true)
      throw error
    }
    onDone()
  }
  if (exists) return <AccountExists draft={draft} next={next} onChange={onChange} />
  return (
    <CodeForm
      action={t('code.submit')}
      verify={verify}
      resend={draft.password === '' ? undefined : () => call('POST /user-auth/signup/send-otp', draft)}
      onChange={onChange}
    >
      <p className="text-sm text-quiet">{t('code.known')}</p>
    </CodeForm>
  )
}

/** The code is consumed by now, so there is nothing left to type. */
function AccountExists({ draft, next, onChange }: Omit<VerifyContactProps, 'onDone'>) {
  const t = useText('sign-up')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} tone="warn" title={t('code.exists')}>
      <div className="flex flex-wrap gap-x-6">
        <TextLink
          to={urls.signIn(next)}
          state={{ draft: { contact: formatContact(draft) } }}
          className="inline-flex min-h-11 items-center font-medium"
        >
          {t('code.existsSignIn')}
        </TextLink>
        <TextButton onClick={onChange}>{t('code.change')}</TextButton>
      </div>
    </Alert>
  )
}
