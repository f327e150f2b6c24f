import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { BlogsData } from './load.ts'

/** Links to older and newer articles. */
export function Pager({ data: { category, month, page, pages } }: { data: BlogsData }) {
  const t = useText('blog')
  if (pages < 2 || page > pages) return null
  const to = (at: number) => urls.blogs({ category, month, page: at > 1 ? at : undefined })
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap justify-between gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="secondary">
          {t('newer')}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={to(page + 1)} look="secondary" className="ms-auto">
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  )
}
