import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ContactForm } from './contact-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { usePasswordReset } from './use-password-reset.ts'

export { loadEntry as loader } from '#web/features/auth/entry/load-entry.ts'

/** Steps on one page: where to send a code, the code, the new password; then in, past the second factor where there is one. */
export function Component() {
  const reset = usePasswordReset()
  const { step } = reset
  const { title, lead } = useWords(reset)
  return (
    <EntryPage key={step} title={title} lead={lead}>
      <Head title={title} />
      <Step reset={reset} />
    </EntryPage>
  )
}

type PasswordReset = ReturnType<typeof usePasswordReset>

function useWords({ step, contact }: PasswordReset): { title: string; lead: string } {
  const t = useText('forgot-password')
  const login = useText('login')
  if (step === 'second') return { title: login('second.title'), lead: login('second.lead') }
  if (step === 'contact') return { title: t('title'), lead: t('lead') }
  return { title: t(`${step}.title`), lead: t(`${step}.lead`, { to: formatContact(contact ?? {}) }) }
}

function Step({ reset }: { reset: PasswordReset }) {
  const t = useText('forgot-password')
  const { step, flow, contact } = reset
  if (flow.challenge) return <flow.challenge.Form flow={flow} challenge={flow.challenge} />
  if (step === 'password' && contact) return <NewPasswordForm contact={contact} set={reset.set} onTooLate={reset.restart} />
  if (step === 'code' && contact) {
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
  return <ContactForm reset={reset} />
}
