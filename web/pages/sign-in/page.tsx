import { useLoaderData } from 'react-router'
import { urls } from '#contract/urls.ts'
import { AccountShell } from '#web/features/auth/entry/entry-page.tsx'
import type { Door } from '#web/features/auth/entry/load-entry.ts'
import { SignIn } from '#web/features/auth/sign-in/sign-in.tsx'
import { useArrival } from '#web/features/auth/entry/use-return-to.ts'
import { useEntry } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useWelcome } from '#web/features/auth/sign-in/use-signed-in-toast.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Taking } from './finishing-sign-in.tsx'
import { useSocialReturn } from './use-social-callback.ts'

export { loadDoor as loader } from '#web/features/auth/entry/load-entry.ts'

export function Component() {
  const t = useText('login')
  const { ways } = useLoaderData<Door>()
  const { next, given, cleared } = useArrival()
  const welcome = useWelcome(cleared)
  const entry = useEntry((restored) => {
    welcome(restored)
    goTo(next, { replace: true })
  })
  const { taking, failed } = useSocialReturn(entry)
  if (taking && !entry.question) return <Taking provider={taking} />
  const step = entry.question ? 'second.' : ''
  return (
    <AccountShell title={t(`${step}title`)} lead={t(`${step}lead`)}>
      <Head title={t(`${step}title`)} />
      {!entry.question && (failed || cleared) && (
        <div className="mb-6">
          <Alert tone={failed ? 'warn' : 'quiet'}>{failed ?? t('ended')}</Alert>
        </div>
      )}
      <SignIn entry={entry} ways={ways} next={given} />
      {!entry.question && <NewHere next={given} />}
    </AccountShell>
  )
}

function NewHere({ next }: { next: string | undefined }) {
  const t = useText('login')
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
