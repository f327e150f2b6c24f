import { useCallback, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionSearch } from './question-search.tsx'
import { QuestionWithActions } from './question-with-actions.tsx'
import { searchFrom } from './search-from.ts'
import type { QuestionListProps, Questions } from './types.ts'

const pageSize = 6

/** The full list of questions about a product. Needs the groups "reviews", "review-list" and "ui". */
export function QuestionList({ productId, initial, asking, onAsked, onTotal }: QuestionListProps) {
  const t = useText('review-list')
  const errorMessage = useErrorMessage()
  const [q, setQ] = useState('')
  const fetchFound = useCallback(
    () => call('GET /user/products/:id/questions-answers', { id: productId, limit: pageSize, q }),
    [productId, q],
  )
  const searched = useAsyncData(q === '' ? null : fetchFound)
  const signedIn = useSignedIn()
  const fetchOwn = useCallback(() => signed('GET /user/products/:id/own-questions', { id: productId }), [productId])
  const own = useAsyncData(signedIn ? fetchOwn : null)
  const [changed, setChanged] = useState<Questions | null>(null)
  const shown = q === '' ? (changed ?? initial) : searched.value
  const [more, setMore] = useState<{ of: Questions; questions: Question[] } | null>(null)
  const rest = more && more.of === shown ? more.questions : []
  const { busy, error, run } = useAction()
  const all = shown ? [...shown.questions, ...rest] : []

  /** Reloads the list, with the question or answer that was just written. */
  const reload = async () => {
    const limit = Math.max(all.length + 1, pageSize)
    const next = await call('GET /user/products/:id/questions-answers', { id: productId, limit })
    setChanged(next)
    onTotal(next.total)
    void own.load()
  }
  const loadMore = () =>
    run(async () => {
      if (!shown) return
      const input = { id: productId, limit: pageSize, offset: all.length, ...(q !== '' && { q }) }
      const page = await call('GET /user/products/:id/questions-answers', input)
      setMore({ of: shown, questions: [...rest, ...page.questions] })
    })
  return (
    <div>
      {initial.total >= searchFrom && <QuestionSearch q={q} onSearch={setQ} />}
      <AskForm productId={productId} open={asking} onClose={onAsked} onAsked={reload} />
      {(error ?? searched.error) !== null && <Alert tone="bad">{errorMessage(error ?? searched.error)}</Alert>}
      {!shown && !searched.error && <Skeleton className="h-40 rounded-card" />}
      {shown && q !== '' && all.length === 0 && <p className="py-6 text-quiet">{t('nothing')}</p>}
      <ul className="grid gap-8">
        {all.map((question) => (
          <li key={question.id} className="border-b border-line pb-8">
            <QuestionWithActions question={question} own={own.value} onChanged={reload} />
          </li>
        ))}
      </ul>
      {shown && all.length < shown.total && (
        <div className="mt-8">
          <LoadMore seen={all.length} total={shown.total} busy={busy} onMore={() => void loadMore()} />
        </div>
      )}
    </div>
  )
}
