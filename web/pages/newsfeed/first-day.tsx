import { lazy, Suspense } from 'react'
import { usePostList } from '#web/features/posts/lists.ts'
import { useText } from '#web/lib/text.ts'

const PeopleToFollow = lazy(async () => ({ default: (await import('#web/features/posts/feed/people-to-follow.tsx')).PeopleToFollow }))

/** Whom to follow, for who follows nobody yet. */
export function FirstDay() {
  const t = useText('posts')
  const { ids, popular, loadedAt } = usePostList('feed')
  if (loadedAt === undefined || ids.some((id) => !popular.has(id))) return null
  return (
    <div className="post post-part py-5 empty:hidden">
      <Suspense>
        <PeopleToFollow title={t('firstDay.title')} text={t('firstDay.text')} />
      </Suspense>
    </div>
  )
}
