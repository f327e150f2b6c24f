import { useNumber } from '#web/lib/format.ts'
import { localPath } from '#web/lib/locale-path.ts'
import { useText } from '#web/lib/text.ts'
import { type RowComponent, Rows } from '#web/lib/rows.tsx'
import { Link } from '#web/ui/link.tsx'
import { FacetGroup } from './facet-group.tsx'
import { hrefOf, type ListPlace, type ShownList } from './list.ts'
import { useFilters } from './use-list.ts'

/** The subcategories, keeping the other filters. They are links, because each has its own page. */
export function Categories({ data, toCategory }: { data: ShownList; toCategory: (slug: string) => ListPlace }) {
  const t = useText('collections')
  const number = useNumber()
  const { filters } = useFilters(data)
  const narrower = data.facets.categories.filter(({ count }) => count > 0)
  if (narrower.length === 0) return null
  return (
    <FacetGroup name={t('filters.category')} open>
      <Rows
        component={narrowerCategory}
        rows={narrower.map(({ slug, name, count }) => ({
          texts: [localPath(hrefOf(toCategory(slug), { ...filters, page: 1 })), name, number(count)],
          flags: [],
        }))}
      />
    </FacetGroup>
  )
}

const narrowerCategory: RowComponent = ([href = '', name, count]) => (
  <Link to={href} className="flex min-h-11 items-center justify-between gap-3 hover:underline lg:min-h-9 lg:text-sm">
    {name}
    <span className="text-sm text-quiet">{count}</span>
  </Link>
)
