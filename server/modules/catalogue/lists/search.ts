import { statement, type Db } from '#server/db/statement.ts'

/** Only so many matches are ranked, and so many words looked for. */
const matchesMax = 2000
const resultsMax = 1000
const nodesMax = 40

/**
 * The query is made once ("materialized"): a generic plan would make it again for each row. What only excludes ("-shoe") has
 * nothing to look up in the index, and finds nothing.
 */
const search = statement(
  'catalogue.search',
  { words: 'text', nodes: 'int4', matches: 'int8', results: 'int8' },
  { id: 'uuid' },
  `
  with q as materialized (
    select query from websearch_to_tsquery('english', $1) query where numnode(query) <= $2 and querytree(query) not in ('', 'T')
  )
  select id from (select p.id, ts_rank(p.search, q.query) as rank from q join products p on p.search @@ q.query and p.listed limit $3) p
  order by rank desc, id desc limit $4`,
)

/**
 * A hyphen before a word excludes it. Any other hyphen means nothing to the search, and PostgreSQL fails on more than 30 in a row
 * ("tsquery stack too small").
 */
const withoutIdleHyphens = (words: string): string => words.replace(/-+(?![\p{L}\p{N}"])|-+(?=-)/gu, ' ')

/** The ids of products that match these words, best first; 1,000 at most. */
export const searchIds = async (db: Db, words: string): Promise<string[]> =>
  (await search.all(db, { words: withoutIdleHyphens(words), nodes: nodesMax, matches: matchesMax, results: resultsMax })).map(
    (row) => row.id,
  )
