import { expect, it } from 'vitest'
import { statementsOf } from './migrate.ts'

it('splits a migration at the semicolons that end a line, but not inside of a body', () => {
  const body = `do $$\nbegin\n  perform x();\n  commit;\nend $$`
  expect(statementsOf(`-- outside of a transaction\nset a = off;\n${body}; \nselect ';', 1;\n\n`)).toEqual([
    '-- outside of a transaction\nset a = off',
    body,
    `select ';', 1`,
  ])
})
