import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { urls } from '#contract/urls.ts'
import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import type { EntryData } from '#web/features/auth/entry/load-entry.ts'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { OtherMethods } from '#web/features/auth/sign-in/other-methods.tsx'
import { useEntryRedirect } from '#web/features/auth/entry/use-return-to.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { DraftForm } from './draft-form.tsx'
import { VerifyContact } from './verify-contact.tsx'

export { loadEntry as loader } from '#web/features/auth/entry/load-entry.ts'

/** Two steps on one page: who one is, then the code that proves it. The draft lives in memory only, since it holds a password. */
export function Component() {
  const t = useText('register')
  const { methods } = useLoaderData<EntryData>()
  const { next, given } = useEntryRedirect()
  const [sent, setSent] = useState<SignUpDraft | null>(null)
  const [verifying, setVerifying] = useState(false)
  const go = (draft: SignUpDraft) => {
    setSent(draft)
    setVerifying(true)
  }
  if (sent && verifying) {
    return (
      <EntryPage key="code" title={t('code.title')} lead={t('code.sent', { to: formatContact(sent) })}>
        <Head title={t('code.title')} />
        <VerifyContact draft={sent} next={next} onChange={() => setVerifying(false)} />
      </EntryPage>
    )
  }
  return (
    <EntryPage key="draft" title={t('title')} lead={t('lead')}>
      <Head title={t('title')} />
      <DraftForm sent={sent} onSent={go} />
      <OtherMethods methods={methods} next={given} />
      <p className="mt-8 border-t border-line pt-4">
        {t('have')}{' '}
        <TextLink to={urls.signIn(given)} className="inline-flex min-h-11 items-center">
          {t('signIn')}
        </TextLink>
      </p>
    </EntryPage>
  )
}
