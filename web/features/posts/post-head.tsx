import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Ago } from './ago.tsx'
import { PostMenu } from './post-menu.tsx'

/** The author, place, time and audience of a post. */
export function PostHead({ post, headingId, onEdit }: { post: Post; headingId: string; onEdit: () => void }) {
  const t = useText('posts')
  const { id, author, club, createdAt, editedAt, audience, isPinned } = post
  return (
    <div className="post-part flex items-center gap-3 py-3">
      <Avatar name={author.name} url={author.avatar} />
      <div className="min-w-0 grow">
        <p id={headingId} className="truncate">
          <Link to={urls.person(author.handle)} className="py-[3px] font-semibold hover:underline">
            {author.name}
          </Link>
          {club && (
            <>
              <span className="text-quiet"> {t('in')} </span>
              <Link to={urls.club(club.slug)} className="font-semibold hover:underline">
                {club.name}
              </Link>
            </>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-quiet">
          <Link to={urls.post(id)} className="inline-flex min-h-6 min-w-6 items-center hover:underline">
            <Ago time={createdAt} />
          </Link>
          <span>{`· ${t(`audience.${audience}`)}`}</span>
          {editedAt && <span>{`· ${t('edited')}`}</span>}
          {isPinned && <span>{`· ${t('pinned')}`}</span>}
        </p>
      </div>
      <PostMenu post={post} onEdit={onEdit} />
    </div>
  )
}
