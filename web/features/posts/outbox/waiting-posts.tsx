import { useEffect } from 'react'
import type { Post } from '#contract/post.ts'
import { useText } from '#web/lib/text.ts'
import type { DraftClub } from '../composer/draft.ts'
import { onSent as whenSent } from './send-waiting.ts'
import { useOutbox } from './waiting.ts'
import { WaitingCard } from './waiting-card.tsx'

interface WaitingPostsProps {
  by: string
  /** Limits the list to posts written for this club. */
  club?: DraftClub | undefined
  /** Called when a post has become the draft. Undefined while another draft is being written. */
  onEdit: (() => void) | undefined
  onSent: (post: Post) => void
}

/** The member's unsent posts, above the feed. */
export function WaitingPosts({ by, club, onEdit, onSent }: WaitingPostsProps) {
  const t = useText('composer')
  const all = useOutbox(({ posts }) => posts)
  const posts = club ? all.filter(({ draft }) => draft.club?.id === club.id) : all
  useEffect(() => whenSent((post, { draft }) => (!club || draft.club?.id === club.id) && onSent(post)), [club, onSent])
  if (posts.length === 0) return null
  return (
    <ul aria-label={t('outbox.label')} className="grid grid-cols-1 gap-3 md:gap-5">
      {posts.map((post) => (
        <WaitingCard key={post.key} by={by} post={post} onEdit={onEdit} />
      ))}
    </ul>
  )
}
