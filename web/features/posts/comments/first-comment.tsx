import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Ago } from '../ago.tsx'
import { MutedNotice } from '../muted-notice.tsx'
import { RunningText } from '../running-text.tsx'

/** The first comment, and a link to all of them. */
export function FirstComment({ post: { firstComment, comments }, onAll }: { post: Post; onAll: () => void }) {
  const t = useText('posts')
  const [shown, setShown] = useState(false)
  if (!firstComment) return null
  if (firstComment.isMuted && !shown)
    return <MutedNotice word={firstComment.mutedWord} className="post-part border-t border-line py-1" onShow={() => setShown(true)} />
  const { author, createdAt } = firstComment
  return (
    <div className="post-part flex gap-3 border-t border-line py-3 text-sm">
      <Avatar name={author.name} url={author.avatar} size="small" />
      <div className="min-w-0">
        <p className="pt-1 wrap-anywhere">
          <Link to={urls.person(author.handle)} className="font-semibold hover:underline">
            {author.name}
          </Link>{' '}
          <RunningText of={firstComment} />{' '}
          <span className="whitespace-nowrap text-quiet">
            <Ago time={createdAt} />
          </span>
        </p>
        <TextButton className="text-quiet" onClick={onAll}>
          {comments > 1 ? t('comments.all', { count: comments }) : t('comments.reply')}
        </TextButton>
      </div>
    </div>
  )
}
