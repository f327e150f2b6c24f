import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { useSession, useSessionStatus } from '#web/features/auth/session/session.ts'
import { FeedSkeleton } from '#web/features/posts/feed/feed-skeleton.tsx'
import { useWide } from '#web/features/posts/feed/use-wide.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useLoaderData, useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { openViews, parseFeedView } from './feed-views.ts'
import type { NewsfeedData } from './load.ts'
import { NoScriptFeed } from './no-script-feed.tsx'
import { OfflineFeed } from './offline-feed.tsx'
import { PopularPosts } from './popular.tsx'
import { SignedInFeed } from './signed-in-feed.tsx'
import { ViewLinks } from './view-links.tsx'
import { Visitor } from './visitor.tsx'

export { loader } from './load.ts'

const JoinRail = lazyPart(async () => (await import('#web/features/posts/feed/join-rail.tsx')).JoinRail)
const TrendingRail = lazyPart(async () => (await import('#web/features/posts/hashtags/trending-rail.tsx')).TrendingRail)

/** Without script nobody's own feed comes: a sentence instead. */
function Loading() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <NoScriptFeed />}</noscript>
      <div className="noscript:hidden">
        <FeedSkeleton />
      </div>
    </>
  )
}

/** The newsfeed. The server renders the same outline for everyone, or the popular posts; the member's own feed loads in the browser. */
export function Component() {
  const t = useText('posts')
  const status = useSessionStatus()
  const { popular } = useLoaderData<NewsfeedData>()
  const [query] = useSearchParams()
  const isPopular = parseFeedView(query) === 'popular'
  const hasRails = useWide() && isPopular && status === 'unauthenticated'
  const customer = useSession((session) => session.customer)
  const offline = useSession((session) => session.offline)
  // Kept while the offline feed and the real one replace each other, so that an open composer stays open.
  const [isWriting, setIsWriting] = useState(false)
  const composer = { startsOpen: isWriting, onOpenChange: setIsWriting }
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      {isPopular ? (
        <Head title={t('views.popular')} description={t('visitor.popular')} path={urls.newsfeed('popular')} />
      ) : (
        <Head title={t('feed.title')} description={t('feed.description')} path={urls.newsfeed()} />
      )}
      {status === 'unauthenticated' && !isPopular && <Visitor />}
      {customer && (
        <NotInView>
          <SignedInFeed key={customer.id} customer={customer} {...composer} />
        </NotInView>
      )}
      {!customer && (isPopular || status !== 'unauthenticated') && (
        <div className="feed-columns">
          <div className="feed-rail feed-rail-start">{hasRails && <TrendingRail />}</div>
          <div className="min-w-0">
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <h1 tabIndex={-1} className="display text-2xl">
                {t(isPopular ? 'views.popular' : 'feed.title')}
              </h1>
              <ViewLinks views={openViews} view={isPopular ? 'popular' : 'feed'} />
            </div>
            {isPopular && <p className="mb-5 text-quiet">{t('visitor.popular')}</p>}
            {isPopular ? <PopularPosts rendered={popular} /> : offline ? <OfflineFeed {...composer} /> : <Loading />}
          </div>
          <div className="feed-rail">{hasRails && <JoinRail list="popular" to={urls.newsfeed()} />}</div>
        </div>
      )}
    </div>
  )
}
