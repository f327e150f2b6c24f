import { useRef, useState } from 'react'
import type { Poll } from '#contract/polls.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useNumber } from '#web/lib/format.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { PollEnd } from './poll-end.tsx'
import { PollForm } from './poll-form.tsx'
import { PollResults } from './poll-results.tsx'
import { reload, vote } from './vote.ts'

/** The poll of a post: the form, then the results. Browser only, as cached pages don't know the time. Needs the group "polls". */
export function PollBlock({ id, poll }: { id: string; poll: Poll }) {
  const t = useText('polls')
  const number = useNumber()
  const part = useRef<HTMLDivElement>(null)
  const { busy, run } = useAction()
  const [changing, setChanging] = useState(false)
  const hasResults = poll.options.every(({ votes }) => votes !== null)
  const hasVoted = poll.choices.length > 0
  const isOver = Date.parse(poll.endsAt) <= serverNow()
  const isOpen = !isOver && (changing || !hasResults)
  const send = async (choices: number[]) => {
    if (!(await vote(id, choices))) return
    change(false)
  }
  /** The pressed button unmounts, so the focus moves to what replaces it: the first option or the results. */
  const change = (isChanging: boolean) => {
    setChanging(isChanging)
    requestAnimationFrame(() => part.current?.querySelector<HTMLElement>('input, [role="group"]')?.focus({ preventScroll: true }))
  }
  return (
    <div ref={part} className="post-part pt-3">
      {isOpen ? (
        <PollForm
          key={poll.choices.join()}
          poll={poll}
          busy={busy}
          onVote={(choices) => requireSignIn(() => void run(() => send(choices)))}
          {...(changing && { onCancel: () => change(false) })}
        />
      ) : (
        <div tabIndex={-1} role="group" aria-label={t(isOver ? 'final' : 'results')} className="outline-none">
          {hasResults ? (
            <PollResults poll={poll} isOver={isOver} />
          ) : (
            <TextButton onClick={() => void run(() => reload(id))}>{t('show')}</TextButton>
          )}
        </div>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-sm text-quiet">
        <span>{t('voters', { count: poll.voters, number: number(poll.voters) })}</span>
        <span aria-hidden="true">·</span>
        {isOver ? <span>{t('final')}</span> : <PollEnd time={poll.endsAt} />}
        {!isOver && !isOpen && (
          <TextButton aria-disabled={busy || undefined} onClick={() => change(true)}>
            {t(hasVoted ? 'change' : 'vote')}
          </TextButton>
        )}
        {changing && !isOver && hasVoted && (
          <TextButton aria-disabled={busy || undefined} onClick={() => void run(() => send([]))}>
            {t('withdraw')}
          </TextButton>
        )}
      </p>
    </div>
  )
}
