/** Up to this many matches are sorted. If more rows match, a scan in the list's own order finds enough of them within a few pages. */
export const sortedMatchesMax = 2000

interface Searched {
  table: string
  /** The search condition, which has an index. */
  match: string
  /** The columns that the list is sorted by. */
  columns: string
  /** The rest of the page's query: the filters, the cursor and the order. */
  where: string
  order: string
  limit: string
}

/**
 * The SQL of one page of a search in a long list. If few rows match, the search's index finds them; if many match, the list is scanned in
 * its order until the page is full. The choice is made at run time, once the first 2,000 matches are found: a generic plan can't know it,
 * and PostgreSQL's estimates for word prefixes are far off.
 */
export const searchPageSql = ({ table, match, columns, where, order, limit }: Searched): string => `
  with few as materialized (select * from ${table} where ${match} limit ${sortedMatchesMax + 1}),
    many as materialized (select count(*) > ${sortedMatchesMax} as are from few)
  select ${columns} from (
    (select ${columns} from few where not (select are from many) and ${where} order by ${order} limit ${limit})
    union all
    (select ${columns} from ${table} where (select are from many) and (${match}) is true and ${where} order by ${order}
      limit ${limit})) found
  order by ${order} limit ${limit}`
