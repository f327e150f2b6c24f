import { describe, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { openImports } from '#test/imports.ts'

const { send, after, rowsOf, query } = await openImports()

const refusedRows = async (one: FileImport) => (await rowsOf(one, 'refuse')).map(({ key, lineErrors }) => [key, lineErrors])

describe('an import run matches its check', () => {
  it('by refusing the same rows: lines of one title without handles and options, and duplicate variants', async () => {
    const checked = await send([
      'Title,Option1 name,Option1 value,SKU,Price,Compare-at price',
      'Same title,,,SAME-1,5,',
      'Same title,,,SAME-2,5,',
      'Same size,Size,S,SIZE-1,5,',
      'Same size,Size,S,SIZE-2,5,',
      'Fine,Size,S,FINE-1,5,',
      'Fine,Size,M,FINE-2,5,',
    ])
    expect(checked.found).toMatchObject({ create: 1, refuse: 2 })
    const message = 'is missing: by its title or handle this line is a variant of the product on line 2, and nothing tells the two apart'
    expect(await refusedRows(checked)).toEqual([
      ['same-title', [{ line: 3, column: 'Option1 name', message }]],
      ['same-size', [{ line: 5, column: 'Option1 value', message: 'is there twice' }]],
    ])
    expect((await after('run', checked)).done).toMatchObject({ created: 1, failed: 0 })
  })

  it('by making SKUs that no other product has, and keeping them when the file is imported again', async () => {
    const long = 'Competition bumper plates with a steel ring for Olympic bars in'
    const lines = ['Title,Option1 name,Option1 value,Price', `${long} red,,,5`, `${long} blue,,,5`, 'Band,Pull,S,5', 'Band,Pull,S+,5']
    const checked = await send(lines)
    expect(checked.found).toMatchObject({ create: 3, refuse: 0 })
    expect((await after('run', checked)).done).toMatchObject({ created: 3, failed: 0 })
    expect((await send(lines)).found).toMatchObject({ same: 3 })
    expect(await query(`select sku from variants where sku like 'band-s%' order by sku`)).toEqual([{ sku: 'band-s' }, { sku: 'band-s-2' }])
  })

  it('by refusing what it called new, but what another import has created since', async () => {
    const lines = (title: string) => ['URL handle,Title,Price,SKU', `twice,${title},5,TWICE-1`, `once-${title},${title},5,ONCE-${title}`]
    const [first, second] = [await send(lines('First')), await send(lines('Second'))]
    expect(second.found).toMatchObject({ create: 2, refuse: 0 })
    await after('run', first)
    const done = await after('run', second)
    expect(done).toMatchObject({ state: 'done', done: { created: 1, updated: 0, failed: 1 } })
    const message = 'is that of a product that was created since the check: check the file again to change it'
    expect(await rowsOf(done, 'trouble')).toMatchObject([{ key: 'twice', lineErrors: [{ line: 2, column: 'URL handle', message }] }])
    expect(await query(`select name from products where slug = 'twice'`)).toEqual([{ name: 'First' }])
    expect((await send(lines('Second'))).found).toMatchObject({ create: 0, update: 1, same: 1 })
  })

  it('by creating brands and categories with the first valid row that needs them, and none for refused rows', async () => {
    const head = 'URL handle,Title,Price,SKU,Vendor,Type'
    const named = () =>
      query(
        `select name from brands where name like 'Row%' and removed_at is null union all select name from categories where name like 'Row%' order by 1`,
      )
    const deep = 'row-3,Row,5,ROW-3,Row other,Row kind > Row deep'
    const checked = await send([head, 'row-1,Row,5,ROW-1,Row maker,Row kind', 'row-2,,5,ROW-2,Row nobody,Row nothing', deep])
    expect(checked).toMatchObject({
      found: { create: 2, refuse: 1 },
      newBrands: ['Row maker', 'Row other'],
      newCategories: ['Row kind', 'Row kind > Row deep'],
    })
    // Taken meanwhile, so the run refuses both rows.
    const other = await after('run', await send([head, 'row-8,Taken,5,ROW-1,Northbar,Strength', 'row-9,Taken,5,ROW-3,Northbar,Strength']))
    expect(await after('run', checked)).toMatchObject({ state: 'done', done: { created: 0, failed: 2 } })
    expect(await named()).toEqual([])
    await after('undo', other)
    const again = await after('run', await send([head, deep]))
    expect(again.done).toMatchObject({ created: 1 })
    expect(await named()).toEqual(['Row deep', 'Row kind', 'Row other'].map((name) => ({ name })))
    await after('undo', again)
    expect(await named()).toEqual([])
  })
})
