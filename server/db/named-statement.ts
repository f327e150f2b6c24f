import { type Statement, statement } from './statement.ts'
import type { Columns } from './types.ts'

/**
 * Makes a statement from SQL composed of parts: parameters are written `:name`, and those that occur become the statement's parameters.
 * Make one for each combination of parts when the module is loaded, so that the tests of statements see all of them.
 */
export function namedStatement<const C extends Columns>(
  name: string,
  types: Columns,
  columns: C,
  text: string,
  options: { slow?: boolean } = {},
): Statement<Columns, C> {
  const used = [...new Set([...text.matchAll(/(?<!:):(\w+)/g)].map(([, param = '']) => param))]
  const params = Object.fromEntries(used.map((param) => [param, types[param]!]))
  const numbered = text.replace(/(?<!:):(\w+)/g, (_, param: string) => `$${used.indexOf(param) + 1}`)
  return statement(name, params, columns, numbered, options)
}
