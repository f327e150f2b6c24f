import { searchedOrders } from '#contract/orders.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import type { Columns, Row } from '#server/db/types.ts'

/**
 * The filters of a list of orders, besides time. Each has its parameters and its condition; each combination of filters has its own
 * statements.
 */
const conditions = {
  status: { params: { status: 'text' }, sql: (at: (name: string) => string) => `order_status = ${at('status')}` },
  payment: { params: { payment: 'text' }, sql: (at: (name: string) => string) => `payment_status = ${at('payment')}` },
  // No index finds parts of names among someone's orders: the search looks at the newest only.
  search: {
    params: { number: 'text?', pattern: 'text' },
    sql: (at: (name: string) => string) =>
      `
      id = any(array(select r.id from orders r where r.user_id = $1 and r.ordered_at >= $2 and r.ordered_at < $3
        order by r.ordered_at desc, r.id desc limit ${searchedOrders}))
      and (replace(number, '-', '') like ${at('number')} or exists (select from order_lines l where l.order_id = orders.id
        and (l.name ilike ${at('pattern')} or l.translation ->> 'name' ilike ${at('pattern')})))`,
  },
} as const

type Filter = keyof typeof conditions
const filterNames: readonly Filter[] = ['status', 'payment', 'search']
/** The values of the filters that are used. */
export interface FilterValues {
  status?: string | undefined
  payment?: string | undefined
  search?: { number: string | null; pattern: string } | undefined
}

const base = { user: 'uuid', from: 'timestamptz', until: 'timestamptz' } as const
const page = { at: 'timestamptz', id: 'uuid', limit: 'int8', offset: 'int8', now: 'timestamptz', format: 'text' } as const
/**
 * `text` is the order as the API returns it, if it is stored and still true (see texts.ts). `total` counts the whole list. `more` says
 * whether more orders follow. `adoptable` says whether there are orders that the customer placed as a guest.
 */
const listed = { id: 'uuid', ordered_at: 'timestamptz', text: 'text?', total: 'int4', more: 'bool', adoptable: 'bool' } as const
export type ListedRow = Row<typeof listed>

function paramsOf(more: Columns, used: readonly Filter[]): Columns {
  return Object.assign({}, base, more, ...used.map((name) => conditions[name].params))
}

function whereOf(params: Columns, used: readonly Filter[]): string {
  const names = Object.keys(params)
  const at = (name: string) => `$${names.indexOf(name) + 1}`
  return ['user_id = $1', 'ordered_at >= $2', 'ordered_at < $3', ...used.map((name) => conditions[name].sql(at))].join(' and ')
}

/** The orders of the page are found from an index alone before anything else of them is read. */
function pageStatement(sort: 'asc' | 'desc', used: readonly Filter[]) {
  const params = paramsOf(page, used)
  const where = whereOf(params, used)
  return statement(
    ['orders.page', sort, ...used].join('.'),
    params,
    listed,
    `
  with page as materialized (
    select id, row_number() over (order by ordered_at ${sort}, id ${sort}) as n from orders
    where ${where} and (ordered_at, id) ${sort === 'desc' ? '<' : '>'} ($4, $5)
    order by ordered_at ${sort}, id ${sort} limit $6::int8 + 1 offset $7
  )
  select o.id, o.ordered_at, t.text,
    (select count(*)::int from orders where ${where}) as total,
    (select count(*) > $6 from page) as more,
    exists (select from orders g join users u on u.email = g.email where u.id = $1 and g.user_id is null) as adoptable
  from page join orders o on o.id = page.id
    left join order_texts t on t.order_id = o.id and t.order_xmin = o.xmin and t.own_xmin = t.xmin and t.until > $8 and t.format = $9
  where page.n <= $6 + $7 order by page.n`,
  )
}

function countStatement(used: readonly Filter[]) {
  const params = paramsOf({}, used)
  const text = `select count(*)::int as total from orders where ${whereOf(params, used)}`
  return statement(['orders.count', ...used].join('.'), params, { total: 'int4' }, text)
}

interface Statements {
  asc: Statement<Columns, typeof listed>
  desc: Statement<Columns, typeof listed>
  count: Statement<Columns, { total: 'int4' }>
}

/** The statements of every combination of filters, by the filters' names. */
const statements = new Map<string, Statements>()
for (let choice = 0; choice < 2 ** filterNames.length; choice += 1) {
  const used = filterNames.filter((_, bit) => choice & (2 ** bit))
  statements.set(used.join(), { asc: pageStatement('asc', used), desc: pageStatement('desc', used), count: countStatement(used) })
}

/** The statements for these filters, and the values that they take. */
export function statementsFor({ status, payment, search }: FilterValues): Statements & { values: Record<string, string | null> } {
  const used = filterNames.filter((name) => ({ status, payment, search })[name] !== undefined)
  return { ...statements.get(used.join())!, values: { ...(status && { status }), ...(payment && { payment }), ...search } }
}
