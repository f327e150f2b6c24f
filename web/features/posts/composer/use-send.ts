import { scheduleLimits } from '#contract/schedule-limits.ts'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { pollOf } from './draft-poll.ts'
import { type Draft, hasOwnContent, isEmpty } from './draft.ts'
import { postInput } from './post-input.ts'
import { scheduleDraft } from './schedule-draft.ts'
import { scheduleTime } from './schedule.ts'
import { sendDraft } from './send-draft.ts'

interface SendOptions {
  by: string
  draft: Draft
  unit: Unit
  /** An upload is still running, so the post can't be sent yet. */
  uploading: boolean
  /** When it's published, as typed; null for right away. */
  time: string | null
  change: (changed: Partial<Draft>) => void
  /** Called with the post, or null if it's in the outbox or scheduled. */
  onSent: (post: Post | null) => void
  /** Called if the poll isn't complete. */
  onPollWrong: () => void
}

/** Validates a draft and sends it, or shows what is wrong with it. */
export function useSend({ by, draft, unit, uploading, time, change, onSent, onPollWrong }: SendOptions) {
  const t = useText('composer')
  const errorMessage = useErrorMessage()
  const moment = useMoment()
  const { busy, error, run } = useAction()
  const [problem, setProblem] = useState<string | null>(null)

  function problemOf(input: ReturnType<typeof postInput>): string | null {
    if (uploading) return t(navigator.onLine ? 'uploading' : 'uploadingOffline')
    if (isEmpty(draft)) return t('empty')
    if (draft.poll && draft.text.trim() === '') return t('poll.noQuestion')
    if (draft.poll && !pollOf(draft.poll)) return t('poll.wrong')
    if (!hasOwnContent(draft)) return t('quote.empty')
    return input ? null : t('record.wrong')
  }

  function send(): void {
    const input = postInput(draft, unit)
    const at = time === null ? null : scheduleTime(time)
    const wrong = typeof at === 'string' ? t(`schedule.${at}`, { days: scheduleLimits.daysAhead }) : problemOf(input)
    setProblem(wrong)
    if (wrong === t('poll.wrong')) onPollWrong()
    if (wrong !== null || typeof at === 'string' || !input) return
    void run(async () => {
      const outcome = await (at
        ? scheduleDraft({ by, draft, input, change, publishAt: at.iso })
        : sendDraft({ by, draft, input, unit, change }))
      if (outcome === 'full') return setProblem(t('outbox.full'))
      if (outcome === 'changed') return setProblem(t('outbox.problems.changed'))
      if (outcome === 'scheduled') {
        onSent(null)
        return toast('success', t('schedule.done', { time: moment(at!.iso) }), {
          label: t('schedule.view'),
          run: () => goTo(urls.scheduledPosts()),
        })
      }
      const waits = outcome === 'waits'
      onSent(waits ? null : outcome)
      toast(waits ? 'info' : 'success', t(waits ? 'outbox.waits' : 'posted'))
    })
  }

  return { send, busy, problem: problem ?? (error === null ? null : errorMessage(error)) }
}
