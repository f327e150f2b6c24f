import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSession, useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Archive } from './archive.tsx'
import { OwnHighlights } from './own-highlights.tsx'
import { ArchiveSkeleton } from './archive-skeleton.tsx'

/** The member's expired stories, which nobody else can see. */
export function Component() {
  const t = useText('stories')
  const status = useSessionStatus()
  const customer = useSession((session) => session.customer)
  const hasHighlights = !customer || customer.handle !== null
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(urls.stories()), { replace: true })
  }, [isVisitor])
  return (
    <div className="wrap min-h-svh pt-5 md:pt-8">
      <Head title={t('archive.title')} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('archive.title')}
      </h1>
      <p className="mt-3 mb-6 text-quiet">{t('archive.intro')}</p>
      <NotInView>
        <div className={hasHighlights ? 'gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : ''}>
          {hasHighlights && <OwnHighlights handle={customer?.handle ?? null} />}
          <div className="min-w-0">{customer ? <Archive viewer={customer.id} /> : <ArchiveSkeleton />}</div>
        </div>
      </NotInView>
    </div>
  )
}
