import type { ApiOutput } from '#contract/api.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

type SearchLog = ApiOutput<'GET /admin/search-log'>

/** The searches of the last month, those without results first. */
export function Log({ log }: { log: SearchLog }) {
  const t = useText('admin-search')
  const number = useNumber()
  return (
    <div className="grid content-start gap-8">
      <p className="text-quiet">
        {t('log.sums', { searches: number(log.searches), without: number(log.withoutResults), opened: number(log.opened) })}
      </p>
      <Queries title={t('log.zero')} none={t('log.noZero')} rows={log.zero} />
      <Queries title={t('log.top')} none={t('log.none')} rows={log.top} withResults />
    </div>
  )
}

function Queries({
  title,
  none,
  rows,
  withResults = false,
}: {
  title: string
  none: string
  rows: SearchLog['zero']
  withResults?: boolean
}) {
  const t = useText('admin-search')
  const number = useNumber()
  if (rows.length === 0)
    return (
      <section>
        <h2 className="font-semibold">{title}</h2>
        <p className="py-2 text-quiet">{none}</p>
      </section>
    )
  return (
    <table className="rows flush">
      <caption className="mb-1 text-start font-semibold">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('log.query')}</th>
          <th scope="col" className="end">
            {t('log.searches')}
          </th>
          {withResults && (
            <>
              <th scope="col" className="end">
                {t('log.results')}
              </th>
              <th scope="col" className="end">
                {t('log.opened')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ query, searches, results, opened }) => (
          <tr key={query}>
            <th scope="row" className="max-w-56 truncate">
              {query}
            </th>
            <td className="end tabular-nums">{number(searches)}</td>
            {withResults && (
              <>
                <td className="end tabular-nums">{number(results)}</td>
                <td className="end tabular-nums">{number(opened)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
