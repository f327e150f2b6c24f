/** Up to this many found rows are sorted; where more rows match, walking the list in its own order meets enough of them within a few pages. */
export const fewMax = 2000

interface Searched {
  table: string
  /** The condition of the search; it has an index. */
  match: string
  /** The columns that the list is sorted by. */
  columns: string
  /** The rest of the page's query: the filters, the cursor and the order. */
  where: string
  order: string
  limit: string
}

/**
 * The SQL of one page of a search in a long list. Where few rows match, the index of the search finds them; where many match, the list is walked in its order until
 * the page is full. Which of both it is shows once the first 2,000 are found: a plan made in advance can't know it, and PostgreSQL's estimates for prefixes of words are far off.
 */
export const fewOrMany = ({ table, match, columns, where, order, limit }: Searched): string => `
  with few as materialized (select * from ${table} where ${match} limit ${fewMax + 1}),
    many as materialized (select count(*) > ${fewMax} as are from few)
  select ${columns} from (
    (select ${columns} from few where not (select are from many) and ${where} order by ${order} limit ${limit})
    union all
    (select ${columns} from ${table} where (select are from many) and (${match}) is true and ${where} order by ${order} limit ${limit})) found
  order by ${order} limit ${limit}`
