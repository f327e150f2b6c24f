import { urls } from '#contract/urls.ts'
import { ProductRail } from '#web/features/product-cards/product-rail.tsx'
import type { ResultsProps } from './load.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nothing found at all: never an empty page. */
export function Nothing({ data: { q, found } }: ResultsProps) {
  const t = useText('search')
  return (
    <div className="mt-8">
      <EmptyState title={t('nothing.title', { query: q })} text={t('nothing.text')}>
        <ButtonLink to={urls.collection()}>{t('nothing.all')}</ButtonLink>
      </EmptyState>
      <div className="mt-10">
        <ProductRail title={t('nothing.popular')} cards={found.popular} />
      </div>
    </div>
  )
}
