import { useState } from 'react'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useText } from '#web/lib/text.ts'
import { useLazySection } from '#web/lib/use-lazy-section.ts'
import { Button } from '#web/ui/button.tsx'
import { QuestionItem } from './question-item.tsx'
import { searchFrom } from './search-from.ts'
import type { Questions } from './types.ts'

const loadList = () => import('./question-list.tsx').then(({ QuestionList }) => QuestionList)

/** Questions about a product. The first come with the page; the interactive list loads near the viewport. Needs the group "reviews". */
export function ProductQuestions({ productId, questions }: { productId: string; questions: Questions }) {
  const t = useText('reviews')
  const [asking, setAsking] = useState(false)
  const [counted, setCounted] = useState<{ of: Questions; total: number } | null>(null)
  const total = counted?.of === questions ? counted.total : questions.total
  const { Part: List, section, load } = useLazySection(loadList, ['review-list', 'ui'])
  const ask = () => {
    load()
    requireSignIn(() => setAsking(true))
  }
  return (
    <section ref={section} id="questions" aria-labelledby="questions-title" className="scroll-mt-24 border-t border-line pt-8">
      <h2 id="questions-title" className="display text-2xl">
        {t('questions')}
      </h2>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <p className="text-quiet">{total === 0 ? t('noQuestions') : t('questionCount', { count: total })}</p>
          <Button look="secondary" className="mt-5 w-full" onClick={ask}>
            {t('ask')}
          </Button>
        </div>
        {List ? (
          <List
            productId={productId}
            initial={questions}
            asking={asking}
            onAsked={() => setAsking(false)}
            onTotal={(now) => setCounted({ of: questions, total: now })}
          />
        ) : (
          questions.total > 0 && <FirstQuestions {...questions} />
        )}
      </div>
    </section>
  )
}

/** Rendered as the full list will be, with room for its controls, so that nothing shifts when it loads. */
function FirstQuestions({ questions, total }: Questions) {
  const t = useText('reviews')
  return (
    <div>
      {total >= searchFrom && <div className="mb-6 min-h-20" />}
      <ul className="grid gap-8">
        {questions.map((question) => (
          <li key={question.id} className="border-b border-line pb-8">
            <QuestionItem
              question={question}
              renderAnswerActions={({ votes }) => (
                <p className="mt-1 flex min-h-11 items-center text-sm text-quiet">{votes > 0 && t('votes', { count: votes })}</p>
              )}
              actions={<div className="min-h-11" />}
            />
          </li>
        ))}
      </ul>
      {total > questions.length && <div className="mt-8 h-26.5" />}
    </div>
  )
}
