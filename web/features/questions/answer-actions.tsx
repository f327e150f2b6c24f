import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Answer } from '#contract/questions.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { ReportButton } from '#web/features/report-content/report-button.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { EntryForm } from './entry-form.tsx'
import type { OwnQuestions } from './types.ts'

/** The actions on an answer: readers vote and report, its author edits or deletes it. */
export function AnswerActions({
  answer: { id, answer, votes },
  own,
  onChanged,
}: {
  answer: Answer
  own: OwnQuestions
  onChanged: () => Promise<void>
}) {
  const t = useText('review-list')
  const { busy, run } = useAction()
  const [changing, setChanging] = useState(false)
  const [result, setResult] = useState<{ votes: number; voted: boolean } | null>(null)
  const voted = result?.voted ?? own?.voted.includes(id) ?? false
  const count = result?.votes ?? votes
  const failed = toastError
  const vote = () =>
    run(async () => {
      const route = voted ? 'DELETE /user/answers/:id/vote' : 'PUT /user/answers/:id/vote'
      await signed(route, { id }).then(setResult, failed)
    })
  const remove = () => run(() => signed('DELETE /user/answers/:id', { id }).then(onChanged, failed))
  const change = async (text: string) => {
    await signed('PATCH /user/answers/:id', { id, answer: text })
    setChanging(false)
    toast('success', t('changed'))
    await onChanged()
  }
  if (changing)
    return (
      <EntryForm
        label={t('answer.label')}
        text={answer}
        maxLength={limits.questions.answerMax}
        sendLabel={t('save')}
        busy={busy}
        onSend={(text) => void run(() => change(text).catch(failed))}
        onCancel={() => setChanging(false)}
      />
    )
  if (own?.answers.includes(id))
    return (
      <div className="flex flex-wrap gap-x-5">
        <TextButton onClick={() => setChanging(true)}>{t('change')}</TextButton>
        <TextButton onClick={() => void remove()}>{t('delete')}</TextButton>
      </div>
    )
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <ChipButton chosen={voted} onClick={() => requireSignIn(() => void vote())}>
        {count > 0 ? t('helpfulCount', { count }) : t('helpful')}
      </ChipButton>
      <ReportButton report={(input) => signed('POST /user/answers/:id/report', { id, ...input })} />
    </div>
  )
}
