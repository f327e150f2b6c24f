import { useCallback } from 'react'
import type { QuestionWithAllAnswers } from '#contract/admin/review-moderation.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { EntryActions } from '#web/admin/review-moderation/entry-actions.tsx'
import { EntryState } from '#web/admin/review-moderation/entry-state.tsx'
import { ShopReply } from '#web/admin/review-moderation/shop-reply.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { TagList } from '#web/admin/ui/tag-list.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** One question with its answers, including the shop's. */
export function Component() {
  const t = useText('admin-review-moderation')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/questions/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('questions.title')} back={adminUrls.questions()} data={data}>
      {(question) => <Question question={question} onChange={() => void data.load()} />}
    </LoadedScreen>
  )
}

function Question({ question, onChange }: { question: QuestionWithAllAnswers; onChange: () => void }) {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  const { id, hidden, reports, product, allAnswers } = question
  return (
    <Screen
      title={product.name}
      back={adminUrls.questions()}
      beside={<EntryState hidden={hidden} reports={reports} isAnswered={question.answers > 0} />}
      actions={
        <EntryActions
          withKeys
          hidden={hidden}
          reports={reports}
          hide={(decision) => staff('POST /staff/questions/:id/remove', { id, ...decision })}
          show={() => staff('POST /admin/questions/:id/restore', { id })}
          erase={() => staff('DELETE /admin/questions/:id', { id })}
          dismiss={() => staff('POST /admin/questions/:id/dismiss-reports', { id })}
          onChange={onChange}
          onErased={() => goTo(adminUrls.questions())}
        />
      }
    >
      <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8">
        <div className="grid max-w-[42rem] gap-2">
          <p className="text-lg whitespace-pre-line">{question.question}</p>
          <p className="flex flex-wrap gap-3 text-quiet">
            <span>{question.author || t('nobody')}</span>
            <span>{shortTime(question.askedAt)}</span>
            <Link to={`${urls.product(product.slug)}#questions`} className="text-link">
              {t('toProduct')}
            </Link>
          </p>
        </div>
        {hidden === null && (
          <ShopReply
            label={t('part.answer')}
            hint={t('part.answerHint')}
            action={t('action.answer')}
            done={t('done.answer')}
            max={limits.questions.answerMax}
            before={null}
            say={(answer) => staff('POST /staff/questions/:id/answers', { id, answer })}
            onChange={onChange}
          />
        )}
        {allAnswers.length > 0 && (
          <section>
            <h2 className="mb-1 font-semibold">{t('part.answers')}</h2>
            <ul>
              {allAnswers.map((answer) => (
                <Answer key={answer.id} answer={answer} onChange={onChange} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  )
}

function Answer({ answer, onChange }: { answer: QuestionWithAllAnswers['allAnswers'][number]; onChange: () => void }) {
  const t = useText('admin-review-moderation')
  const shortTime = useShortTime()
  const { id, hidden, reports } = answer
  const marks = [...(answer.isShop ? [t('shop')] : []), ...(answer.isVerifiedOwner ? [t('owner')] : [])]
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 grow basis-80 gap-1">
        <p className="max-w-[42rem] whitespace-pre-line">{answer.answer}</p>
        <p className="flex flex-wrap items-center gap-3 text-quiet">
          <span>{answer.author || t('nobody')}</span>
          <TagList tags={marks} />
          <span>{shortTime(answer.answeredAt)}</span>
          {(hidden !== null || reports > 0) && <EntryState hidden={hidden} reports={reports} isAnswered />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <EntryActions
          hidden={hidden}
          reports={reports}
          hide={(decision) => staff('POST /staff/answers/:id/remove', { id, ...decision })}
          show={() => staff('POST /admin/answers/:id/restore', { id })}
          erase={() => staff('DELETE /admin/answers/:id', { id })}
          onChange={onChange}
          onErased={onChange}
        />
      </div>
    </li>
  )
}
