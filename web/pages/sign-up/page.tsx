import { type ComponentType, useEffect, useState } from 'react'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import type { EntryData } from '#web/features/auth/entry/load-entry.ts'
import { formatContact } from '#web/features/auth/credentials/contact.ts'
import type { SignUpDraft } from '#web/features/auth/credentials/schema.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { OtherMethods } from '#web/features/auth/sign-in/other-methods.tsx'
import { useEntryRedirect } from '#web/features/auth/entry/use-return-to.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { TextLink } from '#web/ui/link.tsx'
import { clearPendingCode, readPendingCode, storePendingCode } from './pending-code.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { VerifyContactProps } from '#web/features/auth/sign-up/verify-contact.tsx'

export { loadEntry as loader } from '#web/features/auth/entry/load-entry.ts'

/** Two steps on one page: the user's details, then the code that verifies them. A reload keeps the step; the password is in memory only. */
export function Component() {
  const t = useText('sign-up')
  const { methods } = useLoaderData<EntryData>()
  const { next, requestedNext } = useEntryRedirect()
  const [wantsNews, setWantsNews] = useState(false)
  const [sent, setSent] = useState<SignUpDraft | null>(null)
  const [Verify, setVerify] = useState<ComponentType<VerifyContactProps> | null>(null)
  const verify = async (draft: SignUpDraft) => {
    storePendingCode(draft, Date.now())
    const { VerifyContact } = await import('#web/features/auth/sign-up/verify-contact.tsx')
    setSent(draft)
    setVerify(() => VerifyContact)
  }
  useEffect(() => {
    const pending = readPendingCode(Date.now())
    if (!pending) return
    void import('#web/features/auth/sign-up/verify-contact.tsx').then(({ VerifyContact }) => {
      setSent(pending)
      setVerify(() => VerifyContact)
    })
  }, [])
  const change = () => {
    clearPendingCode()
    setVerify(null)
  }
  const done = () => {
    clearPendingCode()
    // The account exists either way; a failed subscription can be repeated in its settings.
    if (wantsNews) void signed('PUT /user/newsletter', { isSubscribed: true, source: 'sign-up' }).catch(() => undefined)
    toast('success', t('welcome'))
    goTo(next, { replace: true })
  }
  if (sent && Verify) {
    return (
      <EntryPage key="code" title={t('code.title')} lead={t('code.sent', { to: formatContact(sent) })}>
        <Head title={t('code.title')} />
        <Verify draft={sent} next={next} onDone={done} onChange={change} />
      </EntryPage>
    )
  }
  return (
    <EntryPage key="draft" title={t('title')} lead={t('lead')}>
      <Head title={t('title')} />
      <SignUpForm sent={sent} onSent={verify} wantsNews={wantsNews} onWantsNews={setWantsNews} />
      <OtherMethods methods={methods} next={requestedNext} />
      <p className="mt-8 border-t border-line pt-4">
        {t('have')}{' '}
        <TextLink to={urls.signIn(requestedNext)} className="inline-flex min-h-11 items-center">
          {t('signIn')}
        </TextLink>
      </p>
    </EntryPage>
  )
}
