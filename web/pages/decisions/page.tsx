import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Decisions } from './decisions.tsx'

/** Moderators' decisions about the member's own content. */
export function Component() {
  const t = useText('report-content')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.decisions()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8">
      <Head title={t('decisions.title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('decisions.title')}
      </h1>
      <p className="mt-3 mb-6 text-quiet">{t('decisions.intro')}</p>
      {status === 'authenticated' ? (
        <NotInView>
          <Decisions />
        </NotInView>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  )
}
