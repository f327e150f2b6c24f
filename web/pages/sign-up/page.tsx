import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { urls } from '#contract/urls.ts'
import { AccountShell } from '#web/features/auth/entry/entry-page.tsx'
import type { Door } from '#web/features/auth/entry/load-entry.ts'
import { wordsOf } from '#web/features/auth/credentials/contact.ts'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { OtherWays } from '#web/features/auth/sign-in/other-methods.tsx'
import { useArrival } from '#web/features/auth/entry/use-return-to.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { DraftForm } from './draft-form.tsx'
import { Prove } from './verify-contact.tsx'

export { loadDoor as loader } from '#web/features/auth/entry/load-entry.ts'

/** Two steps on one page: who one is, then the code that proves it. The draft lives in memory only, since it holds a password. */
export function Component() {
  const t = useText('register')
  const { ways } = useLoaderData<Door>()
  const { next, given } = useArrival()
  const [sent, setSent] = useState<SignUpDraft | null>(null)
  const [proving, setProving] = useState(false)
  const go = (draft: SignUpDraft) => {
    setSent(draft)
    setProving(true)
  }
  if (sent && proving) {
    return (
      <AccountShell key="code" title={t('code.title')} lead={t('code.sent', { to: wordsOf(sent) })}>
        <Head title={t('code.title')} />
        <Prove draft={sent} next={next} onChange={() => setProving(false)} />
      </AccountShell>
    )
  }
  return (
    <AccountShell key="draft" title={t('title')} lead={t('lead')}>
      <Head title={t('title')} />
      <DraftForm sent={sent} onSent={go} />
      <OtherWays ways={ways} next={given} />
      <p className="mt-8 border-t border-line pt-4">
        {t('have')}{' '}
        <TextLink to={urls.signIn(given)} className="inline-flex min-h-11 items-center">
          {t('signIn')}
        </TextLink>
      </p>
    </AccountShell>
  )
}
