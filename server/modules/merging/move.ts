import { namedStatement } from '#server/db/named-statement.ts'
import type { Statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'

/** The account that stays, and the one that is merged into it. */
export interface Pair {
  stay: string
  gone: string
}

/** One statement of a merge, and the foreign keys to a person (`table.column`) that it handles. */
export interface Move {
  columns: readonly string[]
  statement: Statement<Columns, Columns>
}

const types = { stay: 'uuid', gone: 'uuid', now: 'timestamptz' } as const

/** A custom statement with the parameters `:stay`, `:gone` and `:now`. */
export const customMove = (name: string, columns: readonly string[], text: string): Move => ({
  columns,
  // All statements are sent at once, so the last one waits for the others, which takes seconds for someone with ten thousand orders.
  statement: namedStatement(`merging.${name}`, types, {}, text, { slow: true }),
})

const partsOf = (column: string): [string, string] => column.split('.') as [string, string]

/** Assigns the rows to the account that stays. */
export function reassignRows(column: string): Move {
  const [table, person] = partsOf(column)
  return customMove(column, [column], `update ${table} set ${person} = :stay where ${person} = :gone`)
}

/** Deletes the rows. */
export function deleteRows(column: string): Move {
  const [table, person] = partsOf(column)
  return customMove(column, [column], `delete from ${table} where ${person} = :gone`)
}

/**
 * Assigns the rows to the account that stays, and deletes those that it already has. `counted` adjusts a counter for each deleted row,
 * named `t`.
 */
export function reassignUniqueRows(column: string, key: string, counted?: { table: string; set: string }): Move {
  const [table, person] = partsOf(column)
  const both = `exists (select from ${table} s where s.${person} = :stay and s.${key} = m.${key})`
  const count = counted ? `, counted as (update ${counted.table} c set ${counted.set} from twice t where c.id = t.${key})` : ''
  return customMove(
    column,
    [column],
    `
  with twice as (delete from ${table} m where m.${person} = :gone and ${both} returning m.*)${count}
  update ${table} m set ${person} = :stay where m.${person} = :gone and not ${both}`,
  )
}

/** For tables with one row per person: keeps the row of the account that stays, or else moves the other one's. */
export function reassignSingleRow(column: string): Move {
  const [table, person] = partsOf(column)
  const there = `exists (select from ${table} s where s.${person} = :stay)`
  return customMove(
    column,
    [column],
    `
  with moved as (update ${table} set ${person} = :stay where ${person} = :gone and not ${there} returning 1)
  delete from ${table} where ${person} = :gone and not exists (select from moved)`,
  )
}
