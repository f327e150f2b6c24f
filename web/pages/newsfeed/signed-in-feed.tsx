import { useCallback, useEffect, useRef, useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { ComposerRow, type ComposerHandle, type ComposerRowProps } from '#web/features/posts/composer/composer-row.tsx'
import { composing } from '#web/features/posts/composer/draft.ts'
import { NewPosts } from '#web/features/posts/feed/new-posts.tsx'
import { PostFeed } from '#web/features/posts/feed/post-feed.tsx'
import { useFeedKeys } from '#web/features/posts/feed/use-feed-keys.ts'
import { useWide } from '#web/features/posts/feed/use-wide.ts'
import { listNow, type LoadPosts, prependPost, refreshList } from '#web/features/posts/lists.ts'
import { StoryRail } from '#web/features/stories/rail.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useLocation, useNavigate, useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Day } from './day.tsx'
import { type FeedView, lastView, rememberView, parseFeedView } from './feed-views.ts'
import { FirstDay, withSuggestions } from './first-day.tsx'

const OwnRail = lazyPart(async () => (await withText(['challenges'], import('./member-rail.tsx'))).MemberRail)
const AroundRail = lazyPart(async () => (await withText(['people'], import('./suggestions-rail.tsx'))).SuggestionsRail)
const KeysDialog = lazyPart(async () => (await import('#web/features/posts/feed/keys-dialog.tsx')).KeysDialog)

const pageSize = 20
const sent = (post: Post): void => prependPost('feed', post)
const loads: Record<FeedView, LoadPosts> = {
  feed: async (cursor) => {
    const page = await signed('GET /post/newsfeed', { cursor, limit: pageSize })
    return cursor === undefined ? withSuggestions(page) : page
  },
  popular: (cursor) => signed('GET /post/popular', { cursor, limit: pageSize }),
  saved: (cursor) => signed('GET /saved-posts', { cursor, limit: pageSize }),
}

const emptyTexts = { feed: 'empty.feed', popular: 'visitor.empty' } as const

type SignedInFeedProps = Pick<ComposerRowProps, 'startsOpen' | 'onOpenChange'> & { customer: Customer }

/** The newsfeed, with a rail on both sides where there is room. */
export function SignedInFeed({ customer, startsOpen, onOpenChange }: SignedInFeedProps) {
  const t = useText('posts')
  const [query] = useSearchParams()
  const [last] = useState(lastView)
  const view = parseFeedView(query) ?? last
  const navigate = useNavigate()
  const wide = useWide()
  const composer = useRef<ComposerHandle>(null)
  const [help, setHelp] = useState<boolean | null>(null)
  // After Back the list is as it was left: new posts are offered by a button, not inserted.
  useEffect(() => {
    if (view === 'saved' || listNow(view).loadedAt === undefined) void refreshList(view, loads[view])
  }, [view])
  const write = useCallback(() => composer.current?.open(), [])
  const { state } = useLocation()
  useEffect(() => {
    if (state === composing) write()
  }, [state, write])
  const showHelp = useCallback(() => setHelp(true), [])
  useFeedKeys({ onNew: write, onHelp: showHelp })
  const posted = (post: Post) => {
    prependPost('feed', post)
    rememberView('feed')
    if (view !== 'feed') void navigate(urls.newsfeed('feed'), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="feed-columns">
      <aside aria-label={t('rails.own')} className="feed-rail feed-rail-start">
        {wide && <OwnRail customer={customer} />}
      </aside>
      <div className="min-w-0">
        <Day view={view} />
        <StoryRail customer={customer} />
        {view === 'feed' && <NewPosts name="feed" load={loads.feed} />}
        <div className="grid grid-cols-1 gap-3 md:gap-5">
          <ComposerRow ref={composer} startsOpen={startsOpen} onOpenChange={onOpenChange} onPosted={posted} onSent={sent} />
          {view === 'feed' && <FirstDay />}
          <PostFeed
            name={view}
            label={t(`views.${view}`)}
            load={loads[view]}
            empty={view === 'saved' ? <NothingSaved /> : <p className="py-10 text-center text-quiet">{t(emptyTexts[view])}</p>}
          />
        </div>
      </div>
      <aside aria-label={t('rails.around')} className="feed-rail feed-rail-end">
        {wide && (
          <>
            <AroundRail list={view} />
            <TextButton className="text-quiet" onClick={showHelp}>
              {t('keys.title')}
            </TextButton>
          </>
        )}
      </aside>
      {help !== null && <KeysDialog open={help} onClose={() => setHelp(false)} />}
    </div>
  )
}

function NothingSaved() {
  const t = useText('posts')
  return (
    <EmptyState title={t('empty.saved')} text={t('empty.savedText')}>
      <ButtonLink to={urls.newsfeed('popular')}>{t('empty.savedAction')}</ButtonLink>
    </EmptyState>
  )
}
