import { expect, it } from 'vitest'
import { address, signedIn } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'
import { adoptSubscriptions } from '#server/modules/newsletter/newsletter.ts'

const { app, token, send, after, rowsOf } = await openImports()

const linesOf = async (path: string) => {
  const response = await app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
}

it('a customer list exported from the screen can be re-imported: unknown columns are named, and another export is the same', async () => {
  const list = '/admin/customers/export?q=plain.example'
  const place = { addressLine1: '7 Anvil Road', addressLine2: 'Flat 2' }
  const [one, bare] = [await signedIn(app), await signedIn(app)]
  await app.call('PUT /user/add-address', address({ firstName: 'Reception', lastName: 'Desk', ...place }), { token: one.token })
  const rename = `update users set name = $2, email = $3, unproved_phone = $4 where id = $1`
  for (const values of [
    [one.userId, 'Grete von Berg', 'grete@plain.example', '+15035550177'],
    [bare.userId, 'Madonna', 'madonna@plain.example', null],
  ])
    await app.database.db.query({ text: rename, values })
  await app.call('PUT /admin/customers/:id/tags', { id: one.userId, tags: ['vip', 'gold'] }, { token })
  await app.call('POST /admin/customers/:id/notes', { id: one.userId, text: '=Calls, often' }, { token })
  await app.database.transaction((tx) => adoptSubscriptions(tx, ['grete@plain.example'], app.now()))
  const exported = await linesOf(list)
  expect(exported).toHaveLength(3)
  for (const part of ['Grete von Berg', 'yes', '"gold, vip"', 'Reception,Desk', '7 Anvil Road', '=Calls, often'])
    expect(exported.join()).toContain(part)
  for (const table of ['users', 'subscribers'])
    await app.database.db.query({ text: `delete from ${table} where email like $1`, values: ['%@plain.example'] })
  expect(await linesOf(list)).toHaveLength(1)
  const checked = await send(exported)
  expect(checked).toMatchObject({
    kind: 'customers',
    found: { create: 2, refuse: 0 },
    unreadColumns: ['Account', 'Since', 'Orders', 'Spent', 'Points'],
  })
  expect((await rowsOf(checked)).flatMap(({ warnings }) => warnings)).toEqual([])
  expect((await after('run', checked)).done).toMatchObject({ created: 2, failed: 0 })
  const withoutSince = (lines: string[]) => lines.map((line) => line.replace(/,2026-[^,]*/, '')).toSorted()
  expect(withoutSince(await linesOf(list))).toEqual(withoutSince(exported))
})
