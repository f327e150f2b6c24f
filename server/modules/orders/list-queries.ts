import { type Statement, statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'

/** What a list of orders may be narrowed by, besides time: each has its parameters and its condition, and its own statements where it's used. */
const conditions = {
  status: { params: { status: 'text' }, sql: (at: (name: string) => string) => `order_status = ${at('status')}` },
  payment: { params: { payment: 'text' }, sql: (at: (name: string) => string) => `payment_status = ${at('payment')}` },
  search: {
    params: { number: 'text', pattern: 'text' },
    sql: (at: (name: string) => string) =>
      `(number = ${at('number')} or exists (select from order_lines l where l.order_id = orders.id and l.name ilike ${at('pattern')}))`,
  },
} as const

type Filter = keyof typeof conditions
const filterNames: readonly Filter[] = ['status', 'payment', 'search']
/** Values for the filters that are used. */
export interface FilterValues {
  status?: string | undefined
  payment?: string | undefined
  search?: { number: string; pattern: string } | undefined
}

const base = { user: 'uuid', from: 'timestamptz', until: 'timestamptz' } as const
const page = { at: 'timestamptz', id: 'uuid', limit: 'int8', offset: 'int8' } as const
const key = { at: 'timestamptz', id: 'uuid' } as const

function paramsOf(more: Columns, used: readonly Filter[]): Columns {
  return Object.assign({}, base, more, ...used.map((name) => conditions[name].params))
}

function whereOf(params: Columns, used: readonly Filter[]): string {
  const names = Object.keys(params)
  const at = (name: string) => `$${names.indexOf(name) + 1}`
  return ['user_id = $1', 'ordered_at >= $2', 'ordered_at < $3', ...used.map((name) => conditions[name].sql(at))].join(' and ')
}

function keysStatement(sort: 'asc' | 'desc', used: readonly Filter[]) {
  const params = paramsOf(page, used)
  const order = sort === 'desc' ? 'ordered_at desc, id desc' : 'ordered_at, id'
  return statement(
    ['orders.keys', sort, ...used].join('.'),
    params,
    key,
    `
  select ordered_at as at, id from orders where ${whereOf(params, used)} and (ordered_at, id) ${sort === 'desc' ? '<' : '>'} ($4, $5)
  order by ${order} limit $6 offset $7`,
  )
}

function countStatement(used: readonly Filter[]) {
  const params = paramsOf({}, used)
  const text = `select count(*)::int as total from orders where ${whereOf(params, used)}`
  return statement(['orders.count', ...used].join('.'), params, { total: 'int4' }, text)
}

interface Statements {
  asc: Statement<Columns, typeof key>
  desc: Statement<Columns, typeof key>
  count: Statement<Columns, { total: 'int4' }>
}

/** Every choice of filters, by their names. */
const statements = new Map<string, Statements>()
for (let choice = 0; choice < 2 ** filterNames.length; choice += 1) {
  const used = filterNames.filter((_, bit) => choice & (2 ** bit))
  statements.set(used.join(), { asc: keysStatement('asc', used), desc: keysStatement('desc', used), count: countStatement(used) })
}

/** The statements for these filters, and the values that they take. */
export function statementsFor({ status, payment, search }: FilterValues): Statements & { values: Record<string, string> } {
  const used = filterNames.filter((name) => ({ status, payment, search })[name] !== undefined)
  return { ...statements.get(used.join())!, values: { ...(status && { status }), ...(payment && { payment }), ...search } }
}
