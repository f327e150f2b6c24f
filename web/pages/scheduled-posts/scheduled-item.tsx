import { useState } from 'react'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import { ScheduledPostParts } from './scheduled-post-parts.tsx'

const ChangeScheduled = pressedPart(async () => (await import('./change-scheduled.tsx')).ChangeScheduled)

interface ScheduledItemProps {
  post: ScheduledPost
  onChanged: (post: ScheduledPost) => void
  onGone: () => void
  /** Loads the post again, as it is stored now. */
  onStale: () => Promise<void>
}

/** A scheduled post, or a draft with the reason why it wasn't published, and its actions. */
export function ScheduledItem({ post, onChanged, onGone, onStale }: ScheduledItemProps) {
  const t = useText('composer')
  const posts = useText('posts')
  const moment = useMoment()
  const errorMessage = useErrorMessage()
  const [isOpen, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const [stale, setStale] = useState<{ before: string; typed: string; refusal: unknown } | null>(null)
  const { busy, error, run } = useAction()
  const { id, publishAt, problem, text, media, club, audience } = post
  const publish = async () => {
    const published = await signed('POST /scheduled-posts/:id/publish', { id })
    onGone()
    toast('success', t('scheduled.published'), { label: t('scheduled.view'), run: () => goTo(urls.post(published.id)) })
  }
  const remove = async () => {
    await signed('DELETE /scheduled-posts/:id', { id })
    onGone()
    toast('success', t('scheduled.deleted'))
  }
  return (
    <li className={`rounded-card border border-line bg-surface p-4 md:p-5 ${problem ? 'border-s-4 border-s-warn' : ''}`}>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="flex items-start gap-2 font-semibold">
          <PostIcon name="clock" className="mt-0.5 size-5 shrink-0" />
          {publishAt ? <time dateTime={publishAt}>{moment(publishAt)}</time> : t('scheduled.draft')}
        </span>
        <span className="text-sm text-quiet">{[posts(`audience.${audience}`), ...(club ? [club.name] : [])].join(' · ')}</span>
      </p>
      {problem && <p className="mt-2 font-medium">{t(`scheduled.problems.${problem}`)}</p>}
      {isOpen ? (
        <ChangeScheduled
          // The form begins anew with what another tab saved, but for a text that only this one changed.
          key={post.version}
          post={post}
          text={stale?.before === text ? stale.typed : text}
          failure={stale?.refusal ?? null}
          onStale={async (typed, refusal) => {
            setStale({ before: text, typed, refusal })
            await onStale()
          }}
          onCaptions={onChanged}
          onMissing={() => setOpen(false)}
          onDone={(changed) => {
            setOpen(false)
            setStale(null)
            if (changed) onChanged(changed)
          }}
        />
      ) : (
        <>
          {text !== '' && <p className="mt-3 line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</p>}
          {media.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-2">
              {media.map(({ url, alt }) => (
                <Thumb key={url} url={url} alt={alt} />
              ))}
            </div>
          )}
          <ScheduledPostParts of={post} />
          {error !== null && (
            <div className="mt-3">
              <Alert tone="bad">{errorMessage(error)}</Alert>
            </div>
          )}
          <div className="mt-2 flex flex-wrap gap-x-5">
            <TextButton onClick={() => setOpen(true)}>{t(publishAt ? 'scheduled.edit' : 'scheduled.again')}</TextButton>
            <TextButton aria-disabled={busy || undefined} onClick={() => void run(publish)}>
              {t('scheduled.publish')}
            </TextButton>
            <TextButton onClick={() => setAsks(true)}>{t('scheduled.delete')}</TextButton>
          </div>
        </>
      )}
      <Confirm
        open={asks}
        title={t('scheduled.confirm.title')}
        text={t('scheduled.confirm.text')}
        action={t('scheduled.confirm.action')}
        onConfirm={() => void run(remove)}
        onClose={() => setAsks(false)}
      />
    </li>
  )
}
