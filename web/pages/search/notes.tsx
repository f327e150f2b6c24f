import { urls } from '#contract/urls.ts'
import { hrefOf } from '#web/features/product-lists/list.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { placeOf, type ResultsProps } from './load.ts'
import { noFilters } from '#web/features/catalogue/filters.ts'

/** How the query was interpreted, if not literally. Only products are searched that way; people and clubs are searched as typed. */
export function Notes({ data: { q, tab, results } }: ResultsProps) {
  const t = useText('search')
  const { corrected, leftOut, category, moreSkus, totals } = results
  const hasProducts = totals.products > 0 && tab !== 'PEOPLE' && tab !== 'CLUB'
  if (!hasProducts || !(corrected || leftOut.length > 0 || category || moreSkus)) return null
  return (
    <div role="status" className="mt-5 flex flex-col gap-1">
      {corrected && <p className="font-medium break-words">{t('corrected', { query: without(leftOut, corrected) })}</p>}
      {leftOut.length > 0 && <p className="break-words text-quiet">{t('leftOut', { words: leftOut.join(', ') })}</p>}
      {moreSkus && <p className="text-quiet">{t('moreSkus')}</p>}
      {category && (
        <p className="flex flex-wrap items-center gap-x-4 text-quiet">
          {t('category.shown', { name: category.name })}
          <TextLink to={urls.collection(category.slug)} className="inline-flex min-h-11 items-center md:min-h-0">
            {t('category.open', { name: category.name })}
          </TextLink>
          <TextLink
            to={hrefOf(placeOf({ q, tab, within: null, words: true }), noFilters)}
            className="inline-flex min-h-11 items-center md:min-h-0"
          >
            {t('category.words')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** The query without the words that were ignored. */
const without = (leftOut: string[], query: string): string =>
  query
    .split(' ')
    .filter((word) => !leftOut.includes(word.toLowerCase()))
    .join(' ')
