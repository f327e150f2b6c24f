import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Searches in questions and answers. */
export function QuestionSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useText('review-list')
  const [typed, setTyped] = useState(q)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" aria-label={t('searchQuestions')} onSubmit={search} className="mb-6 min-h-20">
      <Field
        label={t('searchQuestions')}
        type="search"
        enterKeyHint="search"
        value={typed}
        maxLength={limits.search.max}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          if (event.currentTarget.value === '') onSearch('')
        }}
        after={
          <IconButton label={t('searchQuestions')} type="submit">
            <Icon name="arrow" className="size-5" />
          </IconButton>
        }
      />
    </form>
  )
}
