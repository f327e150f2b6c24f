import { Refusal } from '#contract/refusal.ts'
import { loadCustomer } from '#web/features/auth/session/session.ts'
import { ComposerRow, type ComposerRowProps } from '#web/features/posts/composer/composer-row.tsx'
import { FeedError } from '#web/features/posts/feed/feed-error.tsx'

const unreachable = new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' })
const posted = (): void => undefined

/** The newsfeed while offline: a member can still write a post. Once the shop answers, the feed replaces this; a composer stays open. */
export function OfflineFeed(composer: Pick<ComposerRowProps, 'startsOpen' | 'onOpenChange'>) {
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-5">
      <ComposerRow onPosted={posted} {...composer} />
      <FeedError error={unreachable} onRetry={() => void loadCustomer()} />
    </div>
  )
}
