import type { Filter, List, Query, View } from './list.ts'

/** The part of the address's query that the list's call accepts, by the names of its filters; other parameters are ignored. */
export function readQuery(search: string, filters: readonly Filter[]): Query {
  const params = new URLSearchParams(search)
  const query: Query = {}
  for (const name of ['q', 'sort', 'cursor']) if (params.get(name)) query[name] = params.get(name)!
  for (const filter of filters) {
    const values = params.getAll(filter.id).filter(Boolean)
    if (values.length > 0) query[filter.id] = takesMany(filter) ? values : values[0]!
  }
  return query
}

export const takesMany = (filter: Filter): boolean => filter.kind === 'choice' && !filter.isOne

/** The query string of a list's query. */
export function writeQuery(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) if (one) params.append(name, one)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** The filters of a query: everything except its order and page. */
export function filtersOf({ sort: _, cursor: __, ...filters }: Query): Query {
  return filters
}

/** Changes filters and returns to the first page. A value of undefined removes the filter. */
export function changeFilters(query: Query, change: Record<string, string | string[] | undefined>): Query {
  const { cursor: _, ...rest } = query
  const next = { ...rest, ...change }
  return Object.fromEntries(
    Object.entries(next).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined && entry[1].length > 0),
  )
}

const normal = (query: Query): string =>
  JSON.stringify(
    Object.entries(filtersOf(query))
      .map(([name, value]) => [name, [value].flat().toSorted()])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

/** The view whose filters are active; undefined for custom filters. */
export const viewOf = (query: Query, views: readonly View[]): View | undefined => views.find((view) => normal(view.query) === normal(query))

/** The next sort order: descending when a column is first sorted by, then reversed each time. Undefined for the default order. */
export function turnSort(sort: string | undefined, by: string, defaultSort: string): string | undefined {
  const now = sort ?? defaultSort
  const next = now === by ? `-${by}` : now === `-${by}` ? by : `-${by}`
  return next === defaultSort ? undefined : next
}

export function directionOf(
  sort: string | undefined,
  by: string | undefined,
  { sort: defaultSort }: Pick<List<unknown>, 'sort'>,
): 'ascending' | 'descending' | undefined {
  const now = sort ?? defaultSort
  if (by === undefined) return undefined
  if (now === by) return 'ascending'
  return now === `-${by}` ? 'descending' : undefined
}
