import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { SearchForm } from '#web/ui/search-form.tsx'

/** Searches questions and answers. */
export function QuestionSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useText('review-list')
  const [typed, setTyped] = useState(q)
  return <SearchForm label={t('searchQuestions')} typed={typed} onType={setTyped} onSearch={onSearch} className="mb-6 min-h-20" />
}
