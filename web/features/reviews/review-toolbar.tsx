import { useState } from 'react'
import type { ReviewSort } from '#contract/reviews.ts'
import { useText } from '#web/lib/text.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'

const sorts: ReviewSort[] = ['helpful', 'newest', 'highest', 'lowest', 'photos']

interface ReviewToolbarProps {
  sort: ReviewSort
  onSort: (sort: ReviewSort) => void
  q: string
  onSearch: (q: string) => void
  stars: number | null
  onStars: (stars: number | null) => void
}

/** Sorts and filters the list of reviews. */
export function ReviewToolbar({ sort, onSort, q, onSearch, stars, onStars }: ReviewToolbarProps) {
  const t = useText('review-list')
  const [typed, setTyped] = useState(q)
  return (
    <div className="mb-6 min-h-40 md:min-h-20">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchForm label={t('search')} typed={typed} onType={setTyped} onSearch={onSearch} />
        <Select
          label={t('sort')}
          value={sort}
          onChange={(event) => onSort(event.currentTarget.value as ReviewSort)}
          options={sorts.map((value) => ({ value, name: t(`sorts.${value}`) }))}
        />
      </div>
      {(stars !== null || q !== '') && (
        <p className="mt-3 flex flex-wrap gap-2">
          {stars !== null && (
            <ChipButton chosen onClick={() => onStars(null)}>
              {t('onlyStars', { count: stars })} <Icon name="close" className="size-4" />
            </ChipButton>
          )}
          {q !== '' && (
            <ChipButton
              chosen
              onClick={() => {
                setTyped('')
                onSearch('')
              }}
            >
              {`"${q}"`} <Icon name="close" className="size-4" />
            </ChipButton>
          )}
        </p>
      )}
    </div>
  )
}
