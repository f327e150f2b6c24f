import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { accountRules, communityRules, keptReferences } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Every foreign key that refers to a person, according to PostgreSQL. */
const keysToPeople = `
  select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid in ('users'::regclass, 'profiles'::regclass) order by 1`

describe('the merge rules', () => {
  it('define for every foreign key to people what happens to its rows, and for no other', async () => {
    const { rows } = await app.database.db.query({ text: keysToPeople, values: [] })
    const ruled = [...[...accountRules, ...communityRules].flatMap(({ columns }) => columns), ...Object.keys(keptReferences)]
    expect(ruled.toSorted()).toEqual((rows as { key: string }[]).map(({ key }) => key).toSorted())
  })
})
