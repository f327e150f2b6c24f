import { urls } from '#contract/urls.ts'
import type { ResultsProps } from './load.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { CardGrid } from './card-grid.tsx'
import { Categories } from './categories.tsx'

/** Shown without any results, so that the page is never empty. */
export function Nothing({ data: { q, results } }: ResultsProps) {
  const t = useText('search')
  return (
    <div className="mt-8">
      <EmptyState
        title={t('nothing.title', { query: q })}
        text={t(onlyExcludes(q) ? 'nothing.onlyExcluded' : 'nothing.text')}
        picture={<WindowPicture place="cart" />}
      >
        <ButtonLink to={urls.collection()}>{t('nothing.all')}</ButtonLink>
        <ButtonLink look="secondary" to={urls.contact()}>
          {t('nothing.contact')}
        </ButtonLink>
      </EmptyState>
      <Categories />
      {results.popular.length > 0 && (
        <section aria-label={t('nothing.popular')} className="mt-10">
          <SectionHeading title={t('nothing.popular')} />
          <CardGrid cards={results.popular} />
        </section>
      )}
    </div>
  )
}

const onlyExcludes = (q: string): boolean => q.split(/\s+/).every((word) => word.startsWith('-'))
