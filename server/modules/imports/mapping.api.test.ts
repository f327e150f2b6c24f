import { beforeAll, describe, expect, it } from 'vitest'
import type { ColumnTarget } from '#contract/column-targets.ts'
import type { FileImport } from '#contract/imports.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, query, send, read, after, rowsOf, productBySlug } = await openImports()
beforeAll(async () => {
  await stockShop(app, [seedProduct({ slug: 'bell', name: 'Bell', variants: [{ sku: 'BELL', options: {}, price: 20, stock: 9 }] })])
  await app.jobs.runDue()
})

const columnsOf = ({ id }: FileImport) => app.call('GET /admin/imports/:id/columns', { id }, { token })
const map = ({ id }: { id: string }, targets: (ColumnTarget | null)[], by = token) =>
  app.call('PUT /admin/imports/:id/columns', { id, targets }, { token: by })
async function mapped(one: FileImport, targets: (ColumnTarget | null)[]): Promise<FileImport> {
  await map(one, targets)
  await app.jobs.runDue()
  return read(one)
}

const list = ['Item no;Designation;Our cost;Price in store;Qty;Shelf', 'R-1;Rope "5" long;3;12,50;4;A', 'R-2;Chalk;1;cheap;5;B']

describe('a product file with custom columns', () => {
  it('waits for a mapping, and is then checked, run and undone; the next similar file gets the same mapping suggested', async () => {
    const sent = await send(list)
    expect(sent).toMatchObject({ kind: 'products', state: 'mapping', mayMapColumns: true, format: null, lineErrors: [] })
    expect(await columnsOf(sent)).toEqual({
      isChosen: false,
      columns: [
        { name: 'Item no', samples: ['R-1', 'R-2'], target: 'sku' },
        { name: 'Designation', samples: ['Rope "5" long', 'Chalk'], target: null },
        { name: 'Our cost', samples: ['3', '1'], target: null },
        { name: 'Price in store', samples: ['12,50', 'cheap'], target: null },
        { name: 'Qty', samples: ['4', '5'], target: 'stock' },
        { name: 'Shelf', samples: ['A', 'B'], target: null },
      ],
    })
    const checked = await mapped(sent, ['sku', 'name', null, 'price', 'stock', null])
    expect(checked).toMatchObject({
      state: 'ready',
      format: 'custom',
      found: { create: 1, refuse: 1 },
      unreadColumns: ['Our cost', 'Shelf'],
    })
    // The file's own names are in its errors.
    expect(await rowsOf(checked, 'refuse')).toMatchObject([{ key: 'chalk', lineErrors: [{ line: 3, column: 'Price in store' }] }])
    const done = await after('run', checked)
    expect(done).toMatchObject({ state: 'done', mayMapColumns: false, done: { created: 1, failed: 0 } })
    const { rows } = await app.call('GET /admin/products', { q: 'R-1' }, { token })
    expect(rows.map(({ friendlyPageName }) => friendlyPageName)).toEqual(['rope-5-long'])
    expect((await app.call('GET /admin/products/:id', { id: rows[0]!.id }, { token })).variants).toMatchObject([
      { sku: 'R-1', price: 12.5, stock: 4 },
    ])
    expect(await query('select file from imports where id = $1', [sent.id])).toEqual([{ file: null }])
    expect(await columnsOf(sent)).toEqual({ isChosen: false, columns: [] })
    await expect(map(sent, ['sku', 'name', null, 'price', 'stock', null])).rejects.toMatchObject({ code: 'IMPORT_IS_NOT_IN_THAT_STATE' })
    expect((await after('undo', done)).done).toMatchObject({ undone: 1 })

    const next = await send([list[0]!.toUpperCase(), 'R-3;Mat;1;9;1;C'])
    const { isChosen, columns } = await columnsOf(next)
    expect([isChosen, ...columns.map(({ target }) => target)]).toEqual([true, 'sku', 'name', null, 'price', 'stock', null])
  })

  it('can be mapped again after a wrong mapping, also if its format was recognized', async () => {
    const sent = await send(['Title,Price,Amount', 'Hoop,3,20', 'Ball,4,30'])
    expect(sent).toMatchObject({ state: 'ready', format: 'shopify', mayMapColumns: true, unreadColumns: ['Amount'] })
    const wrong = await mapped(sent, ['price', 'name', null])
    expect(wrong).toMatchObject({ state: 'ready', format: 'custom', mayMapColumns: true, found: { create: 0, refuse: 2 } })
    const right = await mapped(wrong, ['name', null, 'price'])
    expect(right).toMatchObject({ state: 'ready', found: { create: 2, refuse: 0 }, unreadColumns: ['Price'] })
    await after('run', right)
    expect((await productBySlug('hoop')).variants).toMatchObject([{ price: 20 }])
  })

  it('refuses ambiguous and incomplete mappings', async () => {
    const sent = await send(list)
    const problems = async (targets: unknown) =>
      map(sent, targets as ColumnTarget[]).then(
        () => 'taken',
        (error: { code: string; errors: Record<string, string[]> }) => [error.code, error.errors],
      )
    expect(await problems(['sku', 'sku', null, null, null, null])).toEqual([
      'INVALID_INPUT',
      { targets: ['has no column for name', 'has no column for price'], 'targets.1': ['is what another column is already'] },
    ])
    expect(await problems(['name', 'price', 'grams', 'kilograms', null, null])).toMatchObject([
      'INVALID_INPUT',
      { 'targets.3': ['is what another column is already'] },
    ])
    expect(await problems(['name', 'price', 'cost', null, null, null])).toMatchObject(['INVALID_INPUT', { 'targets.2': expect.anything() }])
    expect(await problems(['name', 'price'])).toEqual(['INVALID_INPUT', { targets: ['has 2 entries; the file has 6 columns'] }])
    for (const targets of [[], 'name', null, Array.from({ length: 1001 }, () => null)])
      expect((await problems(targets))[0]).toBe('INVALID_INPUT')
    expect(await read(sent)).toMatchObject({ state: 'mapping', mayMapColumns: true })
  })

  it("can be mapped by staff who may import products only, and doesn't exist for other kinds", async () => {
    const sent = await send(list)
    const { token: packer } = await staffIn(app, 'support')
    await expect(map(sent, ['sku', 'name', null, 'price', 'stock', null], packer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const stock = await send(['SKU,Quantity', 'BELL,4'])
    expect(stock).toMatchObject({ kind: 'stock', mayMapColumns: false })
    await expect(map(stock, ['name', 'price'])).rejects.toMatchObject({ code: 'IMPORT_IS_NOT_IN_THAT_STATE' })
    expect(await query('select file from imports where id = $1', [stock.id])).toEqual([{ file: null }])
    await expect(map({ id: '0198c0de-0000-7000-8000-000000000001' }, ['name', 'price'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is checked, run or mapped once, however many requests arrive in parallel', async () => {
    const one = await mapped(await send(list), ['sku', 'name', null, 'price', 'stock', null])
    const calls = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0
        ? map(one, ['sku', 'name', 'price', null, 'stock', null])
        : app.call('POST /admin/imports/:id/run', { id: one.id }, { token }),
    )
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.jobs.runDue()
    expect(['ready', 'done']).toContain((await read(one)).state)
  })
})

describe('stray quotation marks', () => {
  it('skip only their own line, in any kind of file', async () => {
    const products = await send(['URL handle,Title,SKU,Price', 'pipe,5" pipe,PIPE,5', '"open,Open,OPEN,5', 'shut,Shut,SHUT,5'])
    expect(products).toMatchObject({ found: { create: 2 }, lineErrorCount: 1, lineErrors: [{ line: 3 }] })
    expect(await rowsOf(products)).toMatchObject([{ name: '5" pipe' }, { name: 'Shut' }])
    const stock = await send(['SKU,Quantity,Reason', 'BELL,4,"never closed', 'BELL,5,5" too many'])
    expect(stock).toMatchObject({ found: { update: 1 }, lineErrorCount: 1, lineErrors: [{ line: 2 }] })
  })
})
