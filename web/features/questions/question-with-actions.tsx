import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/questions.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { QuestionItem } from './question-item.tsx'
import type { OwnQuestions } from './types.ts'

interface Props {
  question: Question
  own: OwnQuestions
  onChanged: () => Promise<void>
}

/** A question that can be answered, reported and, where it's one's own, deleted; its answers can be voted for. */
export function QuestionWithActions({ question, own, onChanged }: Props) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const [answering, setAnswering] = useState(false)
  const [all, setAll] = useState<Answer[] | null>(null)
  const { busy, error, run } = useAction()
  const { id, totalAnswers, answers } = question
  const showAll = () => run(async () => setAll((await call('GET /user/questions/:id/answers', { id, limit: 100 })).answers))
  const remove = () =>
    run(async () => {
      await signed('DELETE /user/questions/:id', { id })
      toast('success', t('deleted'))
      await onChanged()
    })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = new FormData(event.currentTarget).get('answer') as string
    void run(async () => {
      await signed('POST /user/questions/:id/answers', { id, answer })
      setAnswering(false)
      setAll(null)
      toast('success', t('answer.done'))
      await onChanged()
    })
  }
  return (
    <QuestionItem
      question={question}
      answers={all ?? answers}
      renderAnswerActions={(answer) => <AnswerActions answer={answer} own={own} onChanged={onChanged} />}
      actions={
        <>
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          {answering && (
            <form onSubmit={send} className="grid max-w-[42em] gap-3">
              <TextArea name="answer" label={t('answer.label')} required maxLength={limits.questions.answerMax} rows={3} />
              <div className="flex gap-3">
                <Button type="submit" busy={busy}>
                  {t('answer.send')}
                </Button>
                <Button look="quiet" onClick={() => setAnswering(false)}>
                  {t('cancel')}
                </Button>
              </div>
            </form>
          )}
          <div className="flex flex-wrap gap-x-5">
            {!all && totalAnswers > answers.length && (
              <TextButton onClick={() => void showAll()}>{t('allAnswers', { count: totalAnswers })}</TextButton>
            )}
            {!answering && <TextButton onClick={() => requireSignIn(() => setAnswering(true))}>{t('answer.button')}</TextButton>}
            {own?.questions.includes(id) ? (
              <TextButton onClick={() => void remove()}>{t('delete')}</TextButton>
            ) : (
              <ReportButton report={(input) => signed('POST /user/questions/:id/report', { id, ...input })} />
            )}
          </div>
        </>
      }
    />
  )
}
