import { AccountShell } from '#web/features/auth/entry/entry-page.tsx'
import { CodeForm } from '#web/features/auth/codes/code-form.tsx'
import { wordsOf } from '#web/features/auth/credentials/contact.ts'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ContactForm } from './contact-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useRecovery } from './use-password-reset.ts'

export { loadDoor as loader } from '#web/features/auth/entry/load-entry.ts'

/** Steps on one page: where to send a code, the code, the new password; then in, past the second factor where there is one. */
export function Component() {
  const recovery = useRecovery()
  const { step } = recovery
  const { title, lead } = useWords(recovery)
  return (
    <AccountShell key={step} title={title} lead={lead}>
      <Head title={title} />
      <Step recovery={recovery} />
    </AccountShell>
  )
}

type Recovery = ReturnType<typeof useRecovery>

function useWords({ step, contact }: Recovery): { title: string; lead: string } {
  const t = useText('forgot-password')
  const login = useText('login')
  if (step === 'second') return { title: login('second.title'), lead: login('second.lead') }
  if (step === 'contact') return { title: t('title'), lead: t('lead') }
  return { title: t(`${step}.title`), lead: t(`${step}.lead`, { to: wordsOf(contact ?? {}) }) }
}

function Step({ recovery }: { recovery: Recovery }) {
  const t = useText('forgot-password')
  const { step, entry, contact } = recovery
  if (entry.question) return <entry.question.Form entry={entry} question={entry.question} />
  if (step === 'password' && contact) return <NewPasswordForm contact={contact} set={recovery.set} onTooLate={recovery.startAgain} />
  if (step === 'code' && contact) {
    return (
      <CodeForm
        action={t('code.submit')}
        prove={recovery.prove}
        resend={() => call('POST /user-auth/forgot-password/send-otp', contact)}
        onChange={() => recovery.startAgain(null)}
      >
        <p className="text-sm text-quiet">{t('code.help')}</p>
      </CodeForm>
    )
  }
  return <ContactForm recovery={recovery} />
}
