import type { RepostedBy as Reposted } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { PostIcon } from '../post-icon.tsx'

/** The line above a post that says who reposted it. */
export function RepostedBy({ by: { person, others } }: { by: Reposted }) {
  const t = useText('posts')
  const { name, handle } = person
  return (
    <p className="post-part border-b border-line py-1 text-sm text-quiet">
      <Link to={urls.person(handle)} className="inline-flex min-h-9 max-w-full items-center gap-2 hover:underline">
        <PostIcon name="repost" className="size-4 shrink-0" />
        <span className="truncate">{others > 0 ? t('repost.byMany', { name, count: others }) : t('repost.by', { name })}</span>
      </Link>
    </p>
  )
}
