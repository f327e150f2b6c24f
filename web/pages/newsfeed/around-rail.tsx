import { PeopleToFollow } from '#web/features/posts/feed/people-to-follow.tsx'
import { TaggedRail } from '#web/features/posts/feed/tagged-rail.tsx'
import { useText } from '#web/lib/text.ts'

/** Whom to follow, and what the feed names. */
export function AroundRail() {
  const t = useText('posts')
  return (
    <div className="grid grid-cols-1 gap-6 divide-y divide-line *:not-last:pb-6">
      <PeopleToFollow title={t('people.title')} />
      <TaggedRail list="feed" />
    </div>
  )
}
