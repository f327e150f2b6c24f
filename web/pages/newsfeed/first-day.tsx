import { usePostList } from '#web/features/posts/lists.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'

const PeopleToFollow = lazyPart(async () => (await import('#web/features/posts/feed/people-to-follow.tsx')).PeopleToFollow)

const ClubsToJoin = lazyPart(async () => (await withText(['clubs'], import('#web/features/clubs/clubs-to-join.tsx'))).ClubsToJoin)

/** Suggests people to follow and clubs to join to a member who follows nobody yet. */
export function FirstDay() {
  const t = useText('posts')
  if (!useIsFirstDay()) return null
  return (
    <div className="post post-part py-5 empty:hidden">
      <PeopleToFollow title={t('firstDay.title')} text={t('firstDay.text')} />
      <ClubsToJoin />
    </div>
  )
}

/** Whether the feed has only popular posts, as the member follows nobody who posts. */
export function useIsFirstDay(): boolean {
  const { ids, popular, loadedAt } = usePostList('feed')
  return loadedAt !== undefined && ids.every((id) => popular.has(id))
}
