/** Up to so many are sorted once they are found; what more have is met within a few pages of the list's own order. */
export const fewMax = 2000

interface Searched {
  table: string
  /** What is searched for. Its index finds it. */
  match: string
  /** What the list's order is made of. */
  columns: string
  /** What else there is to a page: the filters, from where on, and its order. */
  where: string
  order: string
  limit: string
}

/**
 * A page of what is searched for in a long list (SQL): what few rows have is found by its index; what many have by walking the list in its order until the page is full.
 * Which it is shows once the first 2,000 are found; a plan made in advance can't know, and guesses of PostgreSQL about words that go on are far off.
 */
export const fewOrMany = ({ table, match, columns, where, order, limit }: Searched): string => `
  with few as materialized (select * from ${table} where ${match} limit ${fewMax + 1}),
    many as materialized (select count(*) > ${fewMax} as are from few)
  select ${columns} from (
    (select ${columns} from few where not (select are from many) and ${where} order by ${order} limit ${limit})
    union all
    (select ${columns} from ${table} where (select are from many) and (${match}) is true and ${where} order by ${order} limit ${limit})) found
  order by ${order} limit ${limit}`
