import { NextEventsRail } from '#web/features/clubs/next-events-rail.tsx'
import { PeopleToFollow } from '#web/features/posts/feed/people-to-follow.tsx'
import { TaggedRail } from '#web/features/posts/feed/tagged-rail.tsx'
import { TrendingRail } from '#web/features/posts/hashtags/trending-rail.tsx'
import { useText } from '#web/lib/text.ts'
import { useIsFirstDay } from './first-day.tsx'

/** The next events, people to follow (unless the feed itself suggests them on the first day), trending hashtags, and products that the feed's posts tag. */
export function SuggestionsRail({ list }: { list: string }) {
  const t = useText('posts')
  return (
    <div className="grid grid-cols-1 gap-6 divide-y divide-line *:not-last:pb-6">
      <NextEventsRail />
      {!useIsFirstDay() && <PeopleToFollow title={t('people.title')} />}
      <TrendingRail />
      <TaggedRail list={list} />
    </div>
  )
}
