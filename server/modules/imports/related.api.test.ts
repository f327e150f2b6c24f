import { expect, it } from 'vitest'
import { openImports } from '#test/imports.ts'

const { app, token, send, after, productBySlug } = await openImports()

const head = 'ID,Type,SKU,Name,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Upsells,Cross-sells'
const lines = (prefix: string, belt = '') => [
  head,
  `1,simple,${prefix}-BAR,${prefix} Bar,5,Gear,,,,"${prefix}-PLATE-L, id:4","${prefix}-PLATE, unknown, OTHER, ${prefix}-BAR"`,
  `2,variable,${prefix}-PLATE,${prefix} Plate,,Gear,,Size,"L",,`,
  `3,variation,${prefix}-PLATE-L,,7,,${prefix}-PLATE,Size,L,,`,
  `4,simple,,${prefix} Belt,5,Gear,,,,,${belt}`,
]
const related = async (slug: string) =>
  (await app.call('GET /admin/products/:id/related', { id: (await productBySlug(slug)).id }, { token })).productIds
const idOf = async (slug: string) => (await productBySlug(slug)).id

it("WooCommerce's upsells and cross-sells are picked for new products, wherever in the file or the shop they are, and undone with them", async () => {
  await after('run', await send([head, '9,simple,OTHER,Other,5,Gear,,,,,']))
  const checked = await send(lines('a'))
  expect(checked.unreadColumns).toEqual([])
  const done = await after('run', checked)
  const expected = [await idOf('a-plate'), await idOf('a-belt'), await idOf('other')]
  expect([await related('a-bar'), await related('a-plate')]).toEqual([expected, []])

  await after('undo', done)
  await after('run', await send(lines('a')))
  expect(await related('a-bar')).toEqual([await idOf('a-plate'), await idOf('a-belt'), await idOf('other')])
})

it('a file changes no picks of products that are there', async () => {
  await after('run', await send(lines('b')))
  const [bar, other] = [await idOf('b-bar'), await idOf('other')]
  await app.call('PUT /admin/products/:id/related', { id: bar, productIds: [other] }, { token })
  const changed = lines('b', 'b-BAR').map((line) => line.replace('Bar,5', 'Bar,6'))
  await after('run', await send(changed))
  expect([await related('b-bar'), await related('b-belt')]).toEqual([[other], []])
})
