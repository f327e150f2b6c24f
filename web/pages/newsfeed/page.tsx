import { urls } from '#contract/urls.ts'
import { useSession, useSessionStatus } from '#web/features/auth/session/session.ts'
import { FeedSkeleton } from '#web/features/posts/feed/feed-skeleton.tsx'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { SignedInFeed } from './signed-in-feed.tsx'
import { Visitor } from './visitor.tsx'

/** Who moved today. The server renders the same outline for everyone; what one follows is loaded in the browser. */
export function Component() {
  const t = useText('posts')
  const status = useSessionStatus()
  const customer = useSession((session) => session.customer)
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={t('feed.title')} description={t('feed.description')} path={urls.newsfeed()} />
      {status === 'unauthenticated' && <Visitor />}
      {customer && <SignedInFeed key={customer.id} customer={customer} />}
      {status !== 'unauthenticated' && !customer && (
        <div className="feed-columns">
          <div className="feed-rail feed-rail-start" />
          <div className="min-w-0">
            <h1 tabIndex={-1} className="display mb-6 text-2xl">
              {t('feed.title')}
            </h1>
            <FeedSkeleton />
          </div>
        </div>
      )}
    </div>
  )
}
