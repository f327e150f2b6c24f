import { useState } from 'react'
import type { Answer } from '#contract/questions.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { OwnQuestions } from './types.ts'

/** What a reader can do with an answer: vote for it, report it; its author deletes it. */
export function AnswerActions({
  answer: { id, votes },
  own,
  onChanged,
}: {
  answer: Answer
  own: OwnQuestions
  onChanged: () => Promise<void>
}) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const { run } = useAction()
  const [result, setResult] = useState<{ votes: number; voted: boolean } | null>(null)
  const voted = result?.voted ?? own?.voted.includes(id) ?? false
  const count = result?.votes ?? votes
  const failed = (error: unknown) => toast('error', errorMessage(error))
  const vote = () =>
    run(async () => {
      const route = voted ? 'DELETE /user/answers/:id/vote' : 'PUT /user/answers/:id/vote'
      await signed(route, { id }).then(setResult, failed)
    })
  const remove = () => run(() => signed('DELETE /user/answers/:id', { id }).then(onChanged, failed))
  if (own?.answers.includes(id)) return <TextButton onClick={() => void remove()}>{t('delete')}</TextButton>
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <ChipButton chosen={voted} onClick={() => requireSignIn(() => void vote())}>
        {count > 0 ? t('helpfulCount', { count }) : t('helpful')}
      </ChipButton>
      <ReportButton report={(input) => signed('POST /user/answers/:id/report', { id, ...input })} />
    </div>
  )
}
