import type { ReactNode } from 'react'
import type { Answer, Question } from '#contract/questions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

interface QuestionItemProps {
  question: Question
  /** The answers shown, if more were loaded than came with the question. */
  answers?: Answer[]
  renderAnswerActions?: (answer: Answer) => ReactNode
  actions?: ReactNode
}

/** A question with its answers. Needs the group "reviews". */
export function QuestionItem({ question, answers = question.answers, renderAnswerActions, actions }: QuestionItemProps) {
  const t = useText('reviews')
  const date = useDate()
  return (
    <article className="grid gap-3">
      <h3 className="max-w-[42em] font-semibold wrap-anywhere">{question.question}</h3>
      <p className="-mt-2 text-sm text-quiet">{t('asked', { author: question.author || t('nobody'), date: date(question.askedAt) })}</p>
      {answers.length > 0 && (
        <ul className="grid gap-4">
          {answers.map((answer) => (
            <li key={answer.id} className={`border-s-2 ps-4 ${answer.isShop ? 'border-ember' : 'border-line'}`}>
              <p className="max-w-[42em] whitespace-pre-line wrap-anywhere">{answer.answer}</p>
              <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-quiet">
                <span className={answer.isShop ? 'font-semibold text-ink' : ''}>{answer.author || t('nobody')}</span>
                {answer.isShop && <span>{t('shopAnswer')}</span>}
                {answer.isVerifiedOwner && <span className="text-good">{t('owner')}</span>}
                <span>{date(answer.answeredAt)}</span>
              </p>
              {renderAnswerActions && <div className="mt-2">{renderAnswerActions(answer)}</div>}
            </li>
          ))}
        </ul>
      )}
      {actions}
    </article>
  )
}
