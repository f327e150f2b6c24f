import type pg from 'pg'
import { expect, it } from 'vitest'
import { applyMigration, statementsOf } from './migrate.ts'

it('splits a migration at the semicolons that end a line, but not inside of a body', () => {
  const body = `do $$\nbegin\n  perform x();\n  commit;\nend $$`
  expect(statementsOf(`-- outside of a transaction\nset a = off;\n${body}; \nselect ';', 1;\n\n`)).toEqual([
    '-- outside of a transaction\nset a = off',
    body,
    `select ';', 1`,
  ])
})

it('a migration whose connection breaks fails with what broke it, not with the rollback', async () => {
  const query = (sql: string) =>
    sql === 'begin'
      ? Promise.resolve()
      : Promise.reject(new Error(sql === 'rollback' ? 'Client has encountered a connection error' : 'terminated'))
  const migration = { name: '0001_first.sql', sql: 'select 1' }
  await expect(applyMigration({ query } as unknown as pg.Client, migration, () => {})).rejects.toThrow(
    'Migration 0001_first.sql: terminated',
  )
})
