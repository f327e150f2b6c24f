import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Answer, Question } from '#contract/questions.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { ReportButton } from '#web/features/report-content/report-button.tsx'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { EntryForm } from './entry-form.tsx'
import { QuestionItem } from './question-item.tsx'
import type { OwnQuestions } from './types.ts'

interface Props {
  question: Question
  own: OwnQuestions
  onChanged: () => Promise<void>
}

/** A question with its actions: answer and report; its author can delete it, and edit it until it's answered. Answers can be voted for. */
export function QuestionWithActions({ question, own, onChanged }: Props) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const { id, totalAnswers, answers } = question
  const { writing, setWriting, all, showAll, sendAnswer, change, remove, answersChanged, busy, error } = useQuestionCalls(id, onChanged)
  return (
    <QuestionItem
      question={question}
      answers={all ?? answers}
      renderAnswerActions={(answer) => <AnswerActions answer={answer} own={own} onChanged={answersChanged} />}
      actions={
        <>
          {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
          {writing === 'answer' && (
            <EntryForm
              label={t('answer.label')}
              maxLength={limits.questions.answerMax}
              sendLabel={t('answer.send')}
              busy={busy}
              onSend={(text) => void sendAnswer(text)}
              onCancel={() => setWriting(null)}
            />
          )}
          {writing === 'question' && (
            <EntryForm
              label={t('ask.label')}
              text={question.question}
              minLength={limits.questions.textMin}
              maxLength={limits.questions.textMax}
              sendLabel={t('save')}
              busy={busy}
              onSend={(text) => void change(text)}
              onCancel={() => setWriting(null)}
            />
          )}
          <div className="flex flex-wrap gap-x-5">
            {!all && totalAnswers > answers.length && (
              <TextButton onClick={() => void showAll()}>{t('allAnswers', { count: totalAnswers })}</TextButton>
            )}
            {writing === null && <TextButton onClick={() => requireSignIn(() => setWriting('answer'))}>{t('answer.button')}</TextButton>}
            {own?.questions.includes(id) ? (
              <>
                {writing === null && totalAnswers === 0 && <TextButton onClick={() => setWriting('question')}>{t('change')}</TextButton>}
                <TextButton onClick={() => void remove()}>{t('delete')}</TextButton>
              </>
            ) : (
              <ReportButton report={(input) => signed('POST /user/questions/:id/report', { id, ...input })} />
            )}
          </div>
        </>
      }
    />
  )
}

/** What is written below a question, the answers once all were asked for, and the calls that change it. */
function useQuestionCalls(id: string, onChanged: () => Promise<void>) {
  const t = useText('review-list')
  const [writing, setWriting] = useState<'answer' | 'question' | null>(null)
  const [all, setAll] = useState<Answer[] | null>(null)
  const { busy, error, run } = useAction()
  const showAll = () => run(async () => setAll((await call('GET /user/questions/:id/answers', { id, limit: 100 })).answers))
  const remove = () =>
    run(async () => {
      await signed('DELETE /user/questions/:id', { id })
      toast('success', t('deleted'))
      await onChanged()
    })
  const sendAnswer = (text: string) =>
    run(async () => {
      await signed('POST /user/questions/:id/answers', { id, answer: text })
      setWriting(null)
      setAll(null)
      toast('success', t('answer.done'))
      await onChanged()
    })
  const change = (text: string) =>
    run(async () => {
      await signed('PATCH /user/questions/:id', { id, question: text })
      setWriting(null)
      toast('success', t('changed'))
      await onChanged()
    })
  /** Reloads the full list of answers, too, if it was opened. */
  const answersChanged = async () => {
    if (all) await showAll()
    await onChanged()
  }
  return { writing, setWriting, all, showAll, sendAnswer, change, remove, answersChanged, busy, error }
}
