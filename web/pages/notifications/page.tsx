import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Bones, Notifications } from './notifications.tsx'

/** What happened to the member. */
export function Component() {
  const t = useText('people')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.notifications()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8">
      <Head title={t('told.title')} />
      <h1 tabIndex={-1} className="display mb-4 text-2xl">
        {t('told.title')}
      </h1>
      {status === 'authenticated' ? <Notifications /> : <Bones />}
    </div>
  )
}
