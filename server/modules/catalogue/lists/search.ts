import { statement, type Db } from '#server/db/statement.ts'

/** So many matches are looked at for the best of them. */
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

/** Products that fit these words, the best first; 1,000 at most. */
export const searchIds = async (db: Db, words: string): Promise<string[]> =>
  (await search.all(db, { words, matches: matchesMax, results: resultsMax })).map((row) => row.id)
