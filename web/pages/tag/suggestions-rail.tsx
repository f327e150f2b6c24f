import { PeopleToFollow } from '#web/features/posts/feed/people-to-follow.tsx'
import { TaggedRail } from '#web/features/posts/feed/tagged-rail.tsx'
import { useText } from '#web/lib/text.ts'

/** Beside the posts with a hashtag: the products that they tag, and people whom a member may want to follow. Needs the group "posts". */
export function SuggestionsRail({ list }: { list: string }) {
  const t = useText('posts')
  return (
    <div className="grid grid-cols-1 gap-6 divide-y divide-line *:not-last:pb-6">
      <TaggedRail list={list} />
      <PeopleToFollow title={t('people.title')} />
    </div>
  )
}
