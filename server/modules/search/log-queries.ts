import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

export interface LoggedSearch {
  day: string
  query: string
  searches: number
  results: number
}

export const saveSearches = statement(
  'search.saveSearches',
  { searches: json<LoggedSearch[]>() },
  {},
  `
  insert into search_log (day, query, searches, results)
  select day, query, searches, results from json_to_recordset($1) as s (day date, query text, searches int, results int) order by day, query
  on conflict (day, query) do update set searches = search_log.searches + excluded.searches, results = excluded.results`,
)

export interface LoggedOpening {
  day: string
  query: string
  product: string
  times: number
}

/** Counts an opened product only if its query was searched for on that day, so nobody can fill the log with made-up queries. */
export const saveOpened = statement(
  'search.saveOpened',
  { opened: json<LoggedOpening[]>() },
  {},
  `
  with given as (
    select g.* from json_to_recordset($1) as g (day date, query text, product uuid, times int)
      join products p on p.id = g.product join search_log l on l.day = g.day and l.query = g.query
  ), counted as (
    update search_log l set opened = l.opened + g.times from (select day, query, sum(times) as times from given group by day, query) g
    where l.day = g.day and l.query = g.query
  )
  insert into search_opened (day, query, product_id, times) select day, query, product, times from given
  on conflict (day, query, product_id) do update set times = search_opened.times + excluded.times`,
)

const report = (where: string) => `
  select query, sum(searches)::int as searches, (array_agg(results order by day desc))[1] as results, sum(opened)::int as opened
  from search_log where day >= $1 group by query having ${where} order by sum(searches) desc, query limit $2`
const reported = { query: 'text', searches: 'int4', results: 'int4', opened: 'int4' } as const

export const topSearches = statement('search.top', { from: 'date', limit: 'int8' }, reported, report('true'))
export const searchesWithoutResults = statement(
  'search.withoutResults',
  { from: 'date', limit: 'int8' },
  reported,
  report('(array_agg(results order by day desc))[1] = 0'),
)
export const searchTotals = statement(
  'search.totals',
  { from: 'date' },
  { searches: 'int4', without_results: 'int4', opened: 'int4' },
  `
  select coalesce(sum(searches), 0)::int as searches, coalesce(sum(searches) filter (where results = 0), 0)::int as without_results,
    coalesce(sum(opened), 0)::int as opened from search_log where day >= $1`,
)
export const mostOpened = statement(
  'search.mostOpened',
  { from: 'date', queries: 'text[]' },
  { query: 'text', product_id: 'uuid', name: 'text', times: 'int4' },
  `
  select o.query, o.product_id, p.name, sum(o.times)::int as times from search_opened o join products p on p.id = o.product_id
  where o.day >= $1 and o.query = any($2) group by o.query, o.product_id, p.name order by 4 desc, o.product_id limit 500`,
)

/** Frequent searches that have results, for suggestions. */
export const popularSearches = statement(
  'search.popular',
  { from: 'date', least: 'int8', limit: 'int8' },
  { query: 'text', searches: 'int4' },
  `
  select query, sum(searches)::int as searches from search_log where day >= $1 group by query
  having sum(searches) >= $2 and (array_agg(results order by day desc))[1] > 0 order by 2 desc, query limit $3`,
)

const purged = { before: 'date', limit: 'int8' } as const
export const purgeLog = statement(
  'search.purgeLog',
  purged,
  {},
  `
  delete from search_log where (day, query) in (
    select day, query from search_log where day < $1 order by day limit $2 for update skip locked)`,
)
export const purgeOpened = statement(
  'search.purgeOpened',
  purged,
  {},
  `
  delete from search_opened where (day, query, product_id) in (
    select day, query, product_id from search_opened where day < $1 order by day limit $2 for update skip locked)`,
)
/** Keeps only the `most` frequent queries of a past day. */
export const trimLog = statement(
  'search.trimLog',
  { day: 'date', most: 'int8' },
  {},
  `
  delete from search_log l using (
    select day, query from search_log where day = $1 order by searches desc, query offset $2
  ) extra where l.day = extra.day and l.query = extra.query`,
)
