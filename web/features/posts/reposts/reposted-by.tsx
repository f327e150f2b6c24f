import type { RepostedBy as Reposted } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Ago } from '../ago.tsx'
import { PostIcon } from '../post-icon.tsx'

/** The line above a post that says who reposted it, and when. */
export function RepostedBy({ by: { person, at, others } }: { by: Reposted }) {
  const t = useText('posts')
  const { name, handle } = person
  return (
    <p className="post-part flex items-center gap-x-2 border-b border-line py-1 text-sm text-quiet">
      <Link to={urls.person(handle)} className="inline-flex min-h-9 min-w-0 items-center gap-2 hover:underline">
        <PostIcon name="repost" className="size-4 shrink-0" />
        <span className="truncate">{others > 0 ? t('repost.byMany', { name, count: others }) : t('repost.by', { name })}</span>
      </Link>
      {/* A feed stored offline by the release before has no time. */}
      {at && <Ago time={at} />}
    </p>
  )
}
