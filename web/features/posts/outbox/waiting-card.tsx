import { useState } from 'react'
import { useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { Draft } from '../composer/draft.ts'
import { liftName } from '../record/lift-name.ts'
import { PostIcon } from '../post-icon.tsx'
import { sendWaiting } from './send-waiting.ts'
import { changeWaiting, dropWaiting, editWaiting, type Problem, type WaitingPost } from './waiting.ts'

interface WaitingCardProps {
  by: string
  post: WaitingPost
  onEdit: (() => void) | undefined
}

/** A post that isn't sent yet, the reason, and its actions. */
export function WaitingCard({ by, post, onEdit }: WaitingCardProps) {
  const t = useText('composer')
  const posts = useText('posts')
  const customer = useSession((session) => session.customer)
  const [asks, setAsks] = useState(false)
  const { busy, run } = useAction()
  const { key, draft, problem } = post
  const send = async () => {
    changeWaiting(by, key, { problem: null })
    const error = await sendWaiting()
    if (error !== null) toastError(error)
  }
  return (
    <li className="post">
      <div className="post-part flex items-center gap-3 py-3">
        <Avatar name={customer?.name ?? t('outbox.you')} url={customer?.avatar} />
        <div className="min-w-0 grow">
          <p className="truncate">
            <span className="font-semibold">{t('outbox.you')}</span>
            {draft.club && (
              <>
                <span className="text-quiet"> {posts('in')} </span>
                <span className="font-semibold">{draft.club.name}</span>
              </>
            )}
          </p>
          <p className="text-sm text-quiet">
            {`${t(problem ? 'outbox.notSent' : 'outbox.waiting')} · ${posts(`audience.${draft.audience}`)}`}
          </p>
        </div>
        {!problem && <PostIcon name="clock" />}
      </div>
      <div className="post-part grid gap-2">
        {draft.text.trim() !== '' && <p className="wrap-anywhere whitespace-pre-line">{draft.text.trim()}</p>}
        <Beside draft={draft} unit={post.unit} />
        {problem && <Reason problem={problem} />}
      </div>
      <div className="post-part flex flex-wrap gap-x-5 py-2">
        <TextButton aria-disabled={busy || undefined} onClick={() => void run(send)}>
          {t('outbox.send')}
        </TextButton>
        {onEdit && (
          <TextButton
            onClick={() => {
              editWaiting(by, post)
              onEdit()
            }}
          >
            {t('outbox.edit')}
          </TextButton>
        )}
        <TextButton onClick={() => setAsks(true)}>{t('outbox.discard')}</TextButton>
      </div>
      <Confirm
        open={asks}
        title={t('outbox.confirm.title')}
        text={t('outbox.confirm.text')}
        action={t('outbox.confirm.action')}
        onConfirm={() => dropWaiting(by, key)}
        onClose={() => setAsks(false)}
      />
    </li>
  )
}

/** Describes the parts of the post in words, since pictures can't be shown offline. */
function Beside({ draft: { record, pictures, products, poll, quote }, unit }: { draft: Draft; unit: string }) {
  const t = useText('composer')
  const posts = useText('posts')
  const parts = [
    ...(record ? [`${liftName(record.lift, posts)} ${record.value} ${unit}`] : []),
    ...(pictures.length > 0 ? [pictures[0]!.video ? t('outbox.video') : t('outbox.pictures', { count: pictures.length })] : []),
    ...products.map(({ name }) => name),
    ...(poll ? [`${posts('poll.title')}: ${poll.options.filter((one) => one.trim() !== '').join(', ')}`] : []),
    ...(quote ? [t('quote.of', { name: quote.name })] : []),
  ]
  return parts.length > 0 && <p className="text-sm text-quiet">{parts.join(' · ')}</p>
}

function Reason({ problem }: { problem: Problem }) {
  const t = useText('composer')
  return (
    <p role="status" className="text-sm font-medium text-bad">
      {problem.kind === 'refused' ? problem.reason : t(`outbox.problems.${problem.kind}`)}
    </p>
  )
}
