import { beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { type ImportKind, importKinds, kindPermissions } from '#contract/import-kinds.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, send, after, rowsOf } = await openImports()
let shop: Product[]
beforeAll(async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  shop = await stockShop(app, [
    seedProduct({ slug: 'bell', name: 'Bell', variants: [{ sku: 'BELL', options: {}, price: 20, stock: 5 }] }),
    seedProduct({
      slug: 'tee',
      name: 'Tee',
      options,
      variants: ['S', 'M'].map((size) => ({ sku: `TEE-${size}`, options: { Size: size }, price: 25, stock: 4 })),
    }),
  ])
})

/** A file of each kind that changes something. */
const files: Record<ImportKind, string[]> = {
  products: ['URL handle,Title,SKU,Price', 'rope,Rope,ROPE,12'],
  stock: ['SKU,Quantity', 'BELL,77'],
  prices: ['SKU,Price', 'BELL,19'],
  customers: ['First Name,Last Name,Email', 'Only,One,only.one@example.com'],
  codes: ['Promotion,Code', 'Own,OWN-1'],
  redirects: ['Redirect from,Redirect to', '/own-old,/market'],
  translations: ['Type,Identification,Field,Locale,Translated content', 'product,bell,name,bn,ঘণ্টা'],
}
const allowed = async (name: string, given: readonly Permission[]) => {
  await app.call('PUT /admin/team/roles/:name', { name, permissions: [...given] }, { token })
  return (await staffIn(app, name)).token
}

it.each(importKinds)('files of %s are uploaded, viewed, run and undone with the permission for their kind only', async (kind) => {
  const needed = kindPermissions[kind]
  const mine = await allowed(`only-${kind}`, [needed])
  const others = await allowed(
    `not-${kind}`,
    permissions.filter((one) => one !== needed),
  )
  if (kind === 'codes')
    await app.call(
      'POST /admin/promotions',
      { name: 'Own', trigger: 'code', active: false, effect: { kind: 'percent', percent: 10 } },
      { token },
    )
  await expect(send(files[kind], others, kind)).rejects.toThrow('NOT_ALLOWED')
  const { id, found } = await send(files[kind], mine, kind)
  expect(found.create + found.update).toBe(1)
  const sees = async (by: string) => (await app.call('GET /admin/imports', {}, { token: by })).rows.some((row) => row.id === id)
  expect([await sees(mine), await sees(others)]).toEqual([true, false])
  for (const what of ['run', 'undo'] as const) {
    const route = `POST /admin/imports/:id/${what}` as const
    await expect(app.call(route, { id }, { token: others })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await app.call(route, { id }, { token: mine })
    await app.jobs.runDue()
  }
  const undone = await app.call('GET /admin/imports/:id', { id }, { token: mine })
  expect(undone).toMatchObject({ state: 'undone', done: { failed: 0, undone: 1, left: 0 } })
})

it('redirects in one file are resolved into one step, regardless of which are saved together', async () => {
  const lines = ['Redirect from,Redirect to', '/first,/second', '/second,/third', '/third,/market', '/fourth,/first', '/fifth,/fifth']
  const done = await after('run', await send(lines))
  expect(done.done).toMatchObject({ created: 4, failed: 0 })
  for (const from of ['/first', '/second', '/third', '/fourth'])
    expect((await app.call('GET /admin/redirects', { q: from }, { token })).rows).toMatchObject([{ from, to: '/market' }])
  expect((await after('undo', done)).done).toMatchObject({ undone: 4, left: 0 })
  expect((await app.call('GET /admin/redirects', { q: '/third' }, { token })).rows).toEqual([])
})

it('prices of a batch are saved except for a product that was removed meanwhile', async () => {
  const checked = await send(['SKU,Price', 'TEE-S,31', 'BELL,22', 'TEE-M,33'])
  const { id } = shop[0]!
  await app.call('DELETE /admin/products/:id', { id }, { token })
  expect((await after('run', checked)).done).toMatchObject({ updated: 2, failed: 1 })
  expect(await rowsOf(checked, 'trouble')).toMatchObject([{ key: 'BELL', result: 'failed' }])
  const { rows } = await app.call('GET /admin/products', { q: 'tee' }, { token })
  const tee = await app.call('GET /admin/products/:id', { id: rows[0]!.id }, { token })
  expect(tee.variants.map(({ price }) => price)).toEqual([31, 33])
})
