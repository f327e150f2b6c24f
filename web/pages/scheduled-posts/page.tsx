import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScheduledPosts } from './scheduled-posts.tsx'

/** The member's posts that are published later. */
export function Component() {
  const t = useText('composer')
  const status = useSessionStatus()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.scheduledPosts()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh max-w-[44rem] pt-5 md:pt-8">
      <Head title={t('scheduled.title')} />
      <TextLink to={urls.newsfeed()} className="mb-2 inline-flex min-h-11 items-center text-sm">
        {t('scheduled.feed')}
      </TextLink>
      <h1 tabIndex={-1} className="display text-2xl">
        {t('scheduled.title')}
      </h1>
      <p className="mt-3 mb-6 text-quiet">{t('scheduled.intro')}</p>
      {status === 'authenticated' ? (
        <NotInView>
          <ScheduledPosts />
        </NotInView>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  )
}
