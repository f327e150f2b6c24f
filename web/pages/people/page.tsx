import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Blocked } from './blocked.tsx'
import { Muted } from './muted.tsx'
import { Requests } from './requests.tsx'
import { Suggested } from './suggested.tsx'

/** Follow requests, suggestions, and muted and blocked people. */
export function Component() {
  const t = useText('people')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.people()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8">
      <Head title={t('people.title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('people.title')}
      </h1>
      {!isVisitor && (
        <NotInView isReady={status === 'authenticated'}>
          {status === 'authenticated' && <Requests />}
          <Suggested isReady={status === 'authenticated'} />
          {status === 'authenticated' && (
            <>
              <Muted />
              <Blocked />
            </>
          )}
        </NotInView>
      )}
    </div>
  )
}
