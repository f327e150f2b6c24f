import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { EntryPage } from '#web/features/auth/entry/entry-page.tsx'
import { type EntryData, loadEntry } from '#web/features/auth/entry/load-entry.ts'
import { SignIn } from '#web/features/auth/sign-in/sign-in.tsx'
import { useEntryRedirect } from '#web/features/auth/entry/use-return-to.ts'
import { useSignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useSignInLink } from '#web/features/auth/sign-in-link/use-sign-in-link.ts'
import { useSignedInToast } from '#web/features/auth/sign-in/use-signed-in-toast.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { FinishingSignIn } from './finishing-sign-in.tsx'
import { NoScriptSignIn, noScriptSignIn, type NoScriptSignInProps } from './no-script-sign-in.tsx'
import { useSocialCallback } from './use-social-callback.ts'

interface SignInData extends EntryData {
  noScript: NoScriptSignInProps
}

export async function loader({ request: { url, noScript, posted } }: LoaderFunctionArgs): Promise<SignInData> {
  return { ...(await loadEntry()), noScript: noScriptSignIn(url, noScript, posted) }
}

export function Component() {
  const t = useText('sign-in')
  const { methods, noScript } = useLoaderData<SignInData>()
  const { next, requestedNext, sessionEnded } = useEntryRedirect()
  const showSignedIn = useSignedInToast(sessionEnded)
  const flow = useSignInFlow((restored) => {
    showSignedIn(restored)
    goTo(next, { replace: true })
  })
  const { provider, failed: socialFailed } = useSocialCallback(flow)
  const link = useSignInLink(flow)
  const failed = link.failed ?? socialFailed
  if (provider && !flow.challenge) return <FinishingSignIn lead={t('social.back', { provider: t(`social.${provider}`) })} />
  if (link.opening && !flow.challenge) return <FinishingSignIn lead={t('link.opening')} />
  const step = flow.challenge ? 'second.' : ''
  return (
    <EntryPage title={t(`${step}title`)} lead={t(`${step}lead`)}>
      <Head title={t(`${step}title`)} />
      {!flow.challenge && (failed || sessionEnded) && (
        <div className="mb-6">
          <Alert tone={failed ? 'warn' : 'quiet'}>{failed ?? t('ended')}</Alert>
        </div>
      )}
      <noscript>{import.meta.env.SSR && <NoScriptSignIn {...noScript} />}</noscript>
      <div className="noscript:hidden">
        <SignIn flow={flow} methods={methods} next={requestedNext} />
      </div>
      {!flow.challenge && <NewHere next={requestedNext} />}
    </EntryPage>
  )
}

function NewHere({ next }: { next: string | undefined }) {
  const t = useText('sign-in')
  return (
    <>
      <p className="mt-8 border-t border-line pt-4">
        {t('new')}{' '}
        <TextLink to={urls.signUp(next)} className="inline-flex min-h-11 items-center">
          {t('signUp')}
        </TextLink>
      </p>
      <p className="text-sm text-quiet">{t('keep')}</p>
    </>
  )
}
