import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ContactForm } from './contact-form.tsx'
import { type PasswordReset, usePasswordReset } from './use-password-reset.ts'

export { loadEntry as loader } from '#web/features/auth/entry/load-entry.ts'

/** The steps on one page: request a code, enter it, set the new password; then signs in, with the second factor if there is one. */
export function Component() {
  const reset = usePasswordReset()
  const { step } = reset
  const { title, lead } = useWords(reset)
  return (
    <EntryPage key={step} title={title} lead={lead}>
      <Head title={title} />
      <Body reset={reset} />
    </EntryPage>
  )
}

function useWords({ step, contact }: PasswordReset): { title: string; lead: string } {
  const t = useText('forgot-password')
  const login = useText('sign-in')
  if (step === 'second') return { title: login('second.title'), lead: login('second.lead') }
  if (step === 'contact') return { title: t('title'), lead: t('lead') }
  return { title: t(`${step}.title`), lead: t(`${step}.lead`, { to: formatContact(contact ?? {}) }) }
}

function Body({ reset }: { reset: PasswordReset }) {
  const { step, flow, contact, Step } = reset
  if (flow.challenge) return <flow.challenge.Form flow={flow} challenge={flow.challenge} />
  if (step !== 'contact' && contact && Step) return <Step reset={reset} contact={contact} />
  return <ContactForm reset={reset} />
}
