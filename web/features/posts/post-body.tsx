import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PollPart } from './poll/poll-part.tsx'
import { PostHead } from './post-head.tsx'
import { PostPictures } from './post-pictures.tsx'
import { ProductChips } from './product-chips.tsx'
import { reasonOf } from './reason-of.ts'
import { RecordBlock } from './record/record-block.tsx'
import { QuoteCard } from './reposts/quote-card.tsx'
import { RunningText } from './running-text.tsx'
import { toggleSavedPost } from './save.ts'
import { PostIcon } from './post-icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const EditPost = pressedPart(async () => (await import('./edit-post.tsx')).EditPost)

/** The content of a post: author, record, text, pictures and products. */
export function PostBody({ post, headingId, first = false }: { post: Post; headingId: string; first?: boolean }) {
  const t = useText('posts')
  const [editing, setEditing] = useState(false)
  const { record, text, media, removedReason, poll, isRecordBeingChecked: isChecked } = post
  return (
    <>
      <PostHead post={post} headingId={headingId} onEdit={() => setEditing(true)} />
      {removedReason !== null && (
        <p className={`post-part flex items-start gap-2 border-y border-line bg-studio py-3 text-sm ${record ? '' : 'mb-3.5'}`}>
          <PostIcon name="shield" className="size-5 shrink-0" />
          <span>
            {t('removed', { reason: reasonOf(removedReason, t) })} <TextLink to={urls.decisions()}>{t('answer')}</TextLink>
          </span>
        </p>
      )}
      {isChecked && <Checked isOwn={record !== null} />}
      {record && <RecordBlock record={record} />}
      {editing ? (
        <EditPost
          post={post}
          onDone={() => setEditing(false)}
          onMissing={() => setEditing(false)}
          waiting={<Skeleton className="m-4 h-32" />}
        />
      ) : (
        text !== '' && (
          <p className={`post-part wrap-anywhere whitespace-pre-line ${record ? 'pt-3.5' : ''} ${media.length > 0 ? 'pb-3' : ''}`}>
            <RunningText of={post} />
          </p>
        )
      )}
      <PostPictures pictures={media} first={first} />
      {poll && <PollPart id={post.id} poll={poll} />}
      <QuoteCard of={post} />
      <ProductChips post={post} />
    </>
  )
}

/** Says that a lift is waiting for staff to check it: until then only its author sees it. */
function Checked({ isOwn }: { isOwn: boolean }) {
  const t = useText('posts')
  return (
    <p className="post-part flex items-start gap-2 border-y border-line bg-studio py-3 text-sm not-last:mb-3">
      <PostIcon name="clock" className="size-5 shrink-0" />
      <span>{t(isOwn ? 'record.checkedOwn' : 'record.checked')}</span>
    </p>
  )
}

export function SaveButton({ post: { id, isSaved } }: { post: Post }) {
  const t = useText('posts')
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('save')}
      title={t('save')}
      data-key="save"
      data-replay=""
      className="inline-grid size-11 place-items-center rounded-full transition-colors hover:bg-studio hoverable:size-9"
      onClick={() => toggleSavedPost(id)}
    >
      <PostIcon name="save" filled={isSaved} />
    </button>
  )
}
