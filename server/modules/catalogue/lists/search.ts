import { statement, type Db } from '#server/db/statement.ts'

/** Only so many matches are ranked. */
const matchesMax = 5000
const resultsMax = 1000

const search = statement(
  'catalogue.search',
  { words: 'text', matches: 'int8', results: 'int8' },
  { id: 'uuid' },
  `
  select id from (select id, search from products where search @@ websearch_to_tsquery('english', $1) and listed limit $2) p
  order by ts_rank(search, websearch_to_tsquery('english', $1)) desc, id desc limit $3`,
)

/**
 * A hyphen before a word excludes it. Any other hyphen means nothing to the search, and PostgreSQL fails on more than 30 in a row
 * ("tsquery stack too small").
 */
const withoutIdleHyphens = (words: string): string => words.replace(/-+(?![\p{L}\p{N}"])|-+(?=-)/gu, ' ')

/** The ids of products that match these words, best first; 1,000 at most. */
export const searchIds = async (db: Db, words: string): Promise<string[]> =>
  (await search.all(db, { words: withoutIdleHyphens(words), matches: matchesMax, results: resultsMax })).map((row) => row.id)
