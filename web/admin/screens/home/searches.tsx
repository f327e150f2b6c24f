import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Heading } from '#web/admin/ui/heading.tsx'

const loadSearches = () => staff('GET /admin/search-log', { days: 7, limit: 5 })

/** Popular searches without results. */
export function Searches() {
  const t = useText('admin-home')
  const { value } = useAsyncData(loadSearches)
  if (!value) return null
  return (
    <section>
      <Heading title={t('searches')} aside={t('week')} />
      {value.zero.length === 0 && <p className="py-3 text-quiet">{t('allFound')}</p>}
      <ol>
        {value.zero.map(({ query, searches }) => (
          <li key={query} className="flex justify-between gap-4 border-b border-line py-2.5">
            <Link to={urls.search(query)} className="min-w-0 truncate hover:underline">
              {query}
            </Link>
            <span className="text-quiet">{t('times', { count: searches })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
