import { describe, expect, it } from 'vitest'
import { openImports } from '#test/imports.ts'

const { app, token, send, after, rowsOf, productBySlug, query } = await openImports()

const head = [
  'Type,SKU,Name,Published,Brands,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
  'In stock?,Stock,Backorders allowed?,Tax class,Date sale price starts,Date sale price ends,Sale price,Regular price',
].join()
interface Line {
  type?: string
  sku: string
  parent?: string
  size?: string
  inStock?: string
  stock?: string
  backOrders?: string
  taxClass?: string
  from?: string
  to?: string
  sale?: string
  price?: string
  name?: string
}
const lineOf = ({
  type = 'simple',
  sku,
  name = sku,
  parent = '',
  size = '',
  inStock = '1',
  stock = '5',
  backOrders = '0',
  ...rest
}: Line) => {
  const { taxClass = parent && 'parent', from = '', to = '', sale = '', price = '20' } = rest
  return [
    [`"${type}"`, sku, name, 1, 'Northbar', 'Strength', parent, size && 'Size', `"${size}"`],
    [inStock, stock, backOrders, taxClass, from, to, sale, price],
  ]
    .flat()
    .join()
}
/** The warnings in the preview, by the row's key. */
const sent = async (...lines: Line[]) => {
  const checked = await send([head, ...lines.map(lineOf)])
  const rows = await rowsOf(checked)
  return {
    checked,
    unread: checked.unreadColumns,
    said: rows.map(({ key, action, warnings, lineErrors }) => [
      key,
      action,
      ...[...lineErrors, ...warnings].map(({ line, column, message }) => `${line} ${column} ${message}`),
    ]),
  }
}
const soldOf = async (slug: string) => {
  const { variants } = await productBySlug(slug)
  return variants.map(({ sku, stock, backOrders }) => [sku, stock, backOrders?.limit ?? 0])
}

const uncounted = 'Stock is not counted in this file: it begins with 0 here, and with back-orders, so that it can be bought'

describe('a WooCommerce product file', () => {
  it('keeps products with untracked stock or back-orders on sale; out-of-stock ones are sold out', async () => {
    const lines: Line[] = [
      { sku: 'a-free', stock: '' },
      { sku: 'a-out', stock: '', inStock: '0' },
      { sku: 'a-back', backOrders: '1' },
      { sku: 'a-notify', stock: '', backOrders: 'notify' },
      { sku: 'a-minus', stock: '-3', inStock: 'backorder' },
      { sku: 'A-TEE', type: 'variable', stock: '7', size: 'S, M' },
      { sku: 'A-TEE-S', type: 'variation', parent: 'A-TEE', size: 'S', stock: 'parent' },
      { sku: 'A-TEE-M', type: 'variation', parent: 'A-TEE', size: 'M', stock: '' },
    ]
    const { checked, said, unread } = await sent(...lines)
    expect(unread).toEqual([])
    expect(said).toEqual([
      ['a-free', 'create', `2 ${uncounted}`],
      ['a-out', 'create'],
      ['a-back', 'create'],
      ['a-notify', 'create'],
      ['a-minus', 'create', '6 Stock is -3: it counts as 0'],
      ['a-tee', 'create', '8 Stock is shared by all variations in this file: each of them gets 7', `9 ${uncounted}`],
    ])
    expect((await after('run', checked)).done).toMatchObject({ created: 6, failed: 0 })
    const sold = []
    for (const slug of ['a-free', 'a-out', 'a-back', 'a-notify', 'a-minus', 'a-tee']) sold.push(...(await soldOf(slug)))
    expect(sold).toEqual([
      ['a-free', 0, 10_000],
      ['a-out', 0, 0],
      ['a-back', 5, 10_000],
      ['a-notify', 0, 10_000],
      ['a-minus', 0, 10_000],
      ['A-TEE-S', 7, 0],
      ['A-TEE-M', 0, 10_000],
    ])
    // Imported a second time, the file changes nothing and causes no warnings about changes that it doesn't make.
    expect((await sent(...lines)).said[0]).toEqual(['a-free', 'same'])
  })

  it('imports downloadable and virtual products as shippable, and says so', async () => {
    const { said } = await sent(
      { sku: 'b-plan', type: 'simple, downloadable, virtual' },
      { sku: 'B-COURSE', type: 'variable', size: 'S' },
      { sku: 'B-COURSE-S', type: 'variation, virtual', parent: 'B-COURSE', size: 'S' },
    )
    const rest = 'in this file: here it is shipped like any other product, unless you add files for download to it'
    expect(said).toEqual([
      ['b-plan', 'create', `2 Type is downloadable ${rest}`],
      ['b-course', 'create', `4 Type is virtual ${rest}`],
    ])
  })

  it('maps tax classes by code or name; one that the shop lacks is reported', async () => {
    const classes = { none: '', usual: 'standard', books: 'reduced-rate', stamps: 'zero-rate', named: 'Reduced', odd: 'luxury' }
    const { checked, said } = await sent(...Object.entries(classes).map(([sku, taxClass]) => ({ sku: `c-${sku}`, taxClass })))
    expect(said.flatMap(([, , ...warnings]) => warnings)).toEqual([
      '7 Tax class "luxury" is no tax class of this shop: it gets the standard one',
    ])
    const tee = { sku: 'C-TEE', type: 'variable', size: 'S', taxClass: 'zero-rate' }
    expect((await sent(tee, { sku: 'C-TEE-S', type: 'variation', parent: 'C-TEE', size: 'S', taxClass: 'luxury' })).said).toEqual([
      ['c-tee', 'create', '3 Tax class is "luxury" for this variation only: it gets that of its product'],
    ])
    await after('run', checked)
    const got = []
    for (const sku of Object.keys(classes)) got.push((await productBySlug(`c-${sku}`)).taxClass)
    expect(got).toEqual(['standard', 'standard', 'reduced', 'zero', 'reduced', 'standard'])
  })

  it('imports sales between their dates, and refuses those above the regular price', async () => {
    const day = (days: number) => new Date(app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const { checked, said } = await sent(
      { sku: 'd-over', sale: '15', to: `${day(-2)} 23:59:59` },
      { sku: 'd-later', sale: '15', from: `${day(2)} 0:00:00` },
      { sku: 'd-now', sale: '15', from: day(-2), to: day(2) },
      { sku: 'd-above', sale: '25' },
      { sku: 'd-odd', sale: '15', to: 'soon' },
    )
    expect(said).toEqual([
      ['d-over', 'create'],
      ['d-later', 'create', `3 Date sale price starts is after today (${day(2)}): the sale price is left out, and won't begin by itself`],
      ['d-now', 'create', `4 Date sale price ends is ${day(2)}: the sale price is taken, and won't end by itself`],
      ['d-above', 'create', '5 Sale price is more than the regular price: it is left out, as WooCommerce does'],
      ['d-odd', 'create', '6 Date sale price ends is not a day such as 2026-12-31: it is left out'],
    ])
    await after('run', checked)
    const prices = []
    for (const slug of ['d-over', 'd-later', 'd-now', 'd-above', 'd-odd'])
      prices.push(...(await productBySlug(slug)).variants.map(({ price, oldPrice }) => [price, oldPrice]))
    expect(prices).toEqual([
      [20, null],
      [20, null],
      [15, 20],
      [20, null],
      [15, 20],
    ])
  })

  it("is like Shopify's, which also has back-orders and untracked stock", async () => {
    const checked = await send([
      'URL handle,Title,SKU,Price,Vendor,Type,Inventory tracker,Inventory quantity,Continue selling when out of stock',
      'f-free,Free,F-FREE,5,Northbar,Strength,,0,DENY',
      'f-out,Out,F-OUT,5,Northbar,Strength,shopify,0,DENY',
      'f-back,Back,F-BACK,5,Northbar,Strength,shopify,2,CONTINUE',
    ])
    const rows = await rowsOf(checked)
    expect(rows.map(({ warnings }) => warnings.map(({ column, message }) => `${column} ${message}`))).toEqual([
      [uncounted.replace('Stock', 'Inventory quantity')],
      [],
      [],
    ])
    await after('run', checked)
    const sold = []
    for (const slug of ['f-free', 'f-out', 'f-back']) sold.push(...(await soldOf(slug)))
    expect(sold).toEqual([
      ['F-FREE', 0, 10_000],
      ['F-OUT', 0, 0],
      ['F-BACK', 2, 10_000],
    ])
  })

  it('has long names cut', async () => {
    const { checked, said } = await sent({ sku: 'E-LONG', name: 'Long '.repeat(50).trim() })
    expect(said).toEqual([[expect.any(String), 'create', '2 Name is longer than 150 characters: it is cut']])
    await after('run', checked)
    expect(await query("select name from products where name like 'Long %'")).toEqual([{ name: 'Long '.repeat(30).trim() }])
  })
})

describe('other data of WooCommerce', () => {
  it('"Uncategorized" becomes no category of the navigation: products without another are in a hidden one', async () => {
    const columns = 'ID,Type,SKU,Name,Published,Regular price,Categories'
    const rows = ['1,simple,G-1,Only,1,5,Uncategorized', '2,simple,G-2,Both,1,5,"Uncategorised, Gear > Ropes"', '3,simple,G-3,None,1,5,']
    const checked = await send([columns, ...rows])
    expect(checked.newCategories).toEqual(['Uncategorized', 'Gear', 'Gear > Ropes'])
    await after('run', checked)
    await app.jobs.runDue()
    const listed = await app.call('GET /categories', {}, {})
    expect(listed.categories.map(({ name }) => name)).not.toContain('Uncategorized')
    expect(listed.categories.map(({ name }) => name)).toContain('Gear')
    expect(await app.call('GET /categories/slug/:slug', { slug: 'uncategorized' }, {})).toMatchObject({ name: 'Uncategorized' })
    expect((await productBySlug('only')).categoryIds).toEqual((await productBySlug('none')).categoryIds)
    expect((await productBySlug('both')).categoryIds).toHaveLength(1)
    // Called something else, it's a category like any other.
    const category = (await app.call('GET /admin/categories', {}, { token })).categories.find(({ name }) => name === 'Uncategorized')!
    const { id, description, rules } = category
    await app.call('PUT /admin/categories/:id', { id, name: 'Odds and ends', description, rules }, { token })
    const names = async () => (await app.call('GET /categories', {}, {})).categories.map(({ name }) => name)
    await expect.poll(names).toContain('Odds and ends')
  })

  it('untaxed products stay untaxed; dimensions are shown, and weights are in the unit of their column', async () => {
    const columns =
      'ID,Type,SKU,Name,Published,Regular price,Categories,Tax status,Tax class,Weight (lbs),Length (in),Width (in),Height (in),Purchase note'
    const rows = ['1,simple,H-1,Free,1,5,Gear,none,,2,10,5,2.5,H-2', '2,simple,H-2,Taxed,1,5,Gear,taxable,reduced-rate,,10,,2,']
    const checked = await send([columns, ...rows])
    expect(checked).toMatchObject({ found: { create: 2 }, unreadColumns: ['Purchase note'] })
    await after('run', checked)
    expect(await productBySlug('free')).toMatchObject({
      taxClass: 'zero',
      attributes: [{ name: 'Dimensions', value: '10 × 5 × 2.5 in', isFilter: false }],
      variants: [{ weight: 907 }],
    })
    expect(await productBySlug('taxed')).toMatchObject({ taxClass: 'reduced', attributes: [], variants: [{ weight: null }] })
    expect(await send([columns, ...rows])).toMatchObject({ found: { same: 2 } })
  })
})
