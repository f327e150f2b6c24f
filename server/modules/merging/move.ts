import { namedStatement } from '#server/db/named-statement.ts'
import type { Statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'

/** Whose account stays, and whose goes into it. */
export interface Pair {
  stay: string
  gone: string
}

/** One statement of a merge, and the foreign keys to a person (`table.column`) that it sees to. */
export interface Move {
  columns: readonly string[]
  statement: Statement<Columns, Columns>
}

const types = { stay: 'uuid', gone: 'uuid', now: 'timestamptz' } as const

/** A statement of its own, of `:stay`, `:gone` and `:now`. */
export const step = (name: string, columns: readonly string[], text: string): Move => ({
  columns,
  // All are sent in one go, so the last waits for the others: of someone with ten thousand orders that's seconds.
  statement: namedStatement(`merging.${name}`, types, {}, text, { slow: true }),
})

const partsOf = (column: string): [string, string] => column.split('.') as [string, string]

/** The rows change their person. */
export function moves(column: string): Move {
  const [table, person] = partsOf(column)
  return step(column, [column], `update ${table} set ${person} = :stay where ${person} = :gone`)
}

/** The rows are deleted. */
export function ends(column: string): Move {
  const [table, person] = partsOf(column)
  return step(column, [column], `delete from ${table} where ${person} = :gone`)
}

/** The rows change their person, but those that the other has, too, which are deleted. `counted` counts one less for each of these, named `t`. */
export function movesOnce(column: string, key: string, counted?: { table: string; set: string }): Move {
  const [table, person] = partsOf(column)
  const both = `exists (select from ${table} s where s.${person} = :stay and s.${key} = m.${key})`
  const count = counted ? `, counted as (update ${counted.table} c set ${counted.set} from twice t where c.id = t.${key})` : ''
  return step(
    column,
    [column],
    `
  with twice as (delete from ${table} m where m.${person} = :gone and ${both} returning m.*)${count}
  update ${table} m set ${person} = :stay where m.${person} = :gone and not ${both}`,
  )
}

/** There is one row of a person: theirs who stays, or else the other's. */
export function movesUnlessThere(column: string): Move {
  const [table, person] = partsOf(column)
  const there = `exists (select from ${table} s where s.${person} = :stay)`
  return step(
    column,
    [column],
    `
  with moved as (update ${table} set ${person} = :stay where ${person} = :gone and not ${there} returning 1)
  delete from ${table} where ${person} = :gone and not exists (select from moved)`,
  )
}
