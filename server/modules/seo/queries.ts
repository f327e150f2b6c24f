import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

export interface MissedPage {
  day: string
  path: string
  times: number
  referrer: string
}

export const saveMissing = statement(
  'seo.saveMissing',
  { pages: json<MissedPage[]>() },
  {},
  `
  insert into missing_pages (day, path, times, referrer)
  select day, path, times, referrer from json_to_recordset($1) as s (day date, path text, times int, referrer text) order by day, path
  on conflict (day, path) do update set times = missing_pages.times + excluded.times,
    referrer = case when excluded.referrer = '' then missing_pages.referrer else excluded.referrer end`,
)

export const mostMissing = statement(
  'seo.mostMissing',
  { from: 'date', limit: 'int8' },
  { path: 'text', times: 'int4', last_day: 'text', referrer: 'text' },
  `
  select path, sum(times)::int as times, max(day)::text as last_day,
    coalesce((array_agg(referrer order by day desc) filter (where referrer <> ''))[1], '') as referrer
  from missing_pages m where day >= $1 and not exists (select from redirects r where r.from_path = rtrim(m.path, '/'))
  group by path order by 2 desc, path limit $2`,
)

export const purgeMissing = statement('seo.purgeMissing', { before: 'date' }, {}, `delete from missing_pages where day < $1`)
/** Keeps only the `most` frequent pages of a past day. */
export const trimMissing = statement(
  'seo.trimMissing',
  { day: 'date', most: 'int8' },
  {},
  `
  delete from missing_pages m using (
    select day, path from missing_pages where day = $1 order by times desc, path offset $2
  ) extra where m.day = extra.day and m.path = extra.path`,
)
