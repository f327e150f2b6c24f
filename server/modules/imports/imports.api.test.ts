import { beforeAll, describe, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { openImports } from '#test/imports.ts'

const { app, token, send: sendFile, after, rowsOf, productBySlug } = await openImports()
beforeAll(async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  await stockShop(app, [
    seedProduct({ slug: 'bell', name: 'Bell', fullDescription: ['Round & heavy.', 'For years.'], oldPrice: 30 }),
    seedProduct({
      slug: 'tee',
      name: 'Tee, "long"',
      options,
      attributes: [{ name: 'Material', value: 'Cotton' }],
      categories: ['barbells', 'accessories'],
      variants: ['S', 'M'].map((size) => ({ sku: `TEE-${size}`, options: { Size: size }, price: 25, stock: 4 })),
    }),
  ])
  await app.jobs.runDue()
})

const send = (file: string, by = token) => sendFile(Buffer.from(file), by)
const exported = async (format: string) => {
  const response = await app.request(`/api/admin/imports/export?format=${format}`, { headers: { authorization: `Bearer ${token}` } })
  return response.text()
}

describe('an export', () => {
  it.each(['shopify', 'shopify-old', 'woocommerce'])('as %s is imported without changing anything', async (format) => {
    const file = await exported(format)
    const checked = await send(file)
    expect(await rowsOf(checked)).toMatchObject([
      { action: 'same', lineErrors: [] },
      { action: 'same', lineErrors: [] },
    ])
    expect(checked).toMatchObject({ state: 'ready', found: { create: 0, update: 0, same: 2, refuse: 0 }, newBrands: [], newCategories: [] })
    const done = await after('run', checked)
    expect(done).toMatchObject({ state: 'done', done: { created: 0, updated: 0, failed: 0 } })
    expect((await productBySlug('bell')).version).toBe(1)
  })
})

describe('a file', () => {
  it('is listed on the first screen of the back office until it is run or replaced by another of its kind, unless it changes nothing', async () => {
    const waiting = async () => (await app.call('GET /admin/home', {}, { token })).waiting.imports?.count
    await send(await exported('shopify'))
    expect(await waiting()).toBe(0)
    const file = (price: number) => ['Handle,Title,Type,Published,Variant SKU,Variant Price', `mat,Mat,Mats,true,MAT,${price}`].join('\n')
    await send(file(5))
    const checked = await send(file(6))
    expect(await waiting()).toBe(1)
    await after('run', checked)
    expect(await waiting()).toBe(0)
    await after('undo', checked)
  })

  it('names categories by their full path, and reports a new one with the name of an existing one', async () => {
    const { categories } = await app.call('GET /admin/categories', {}, { token })
    const top = categories.find(({ parentId }) => parentId === null)!
    const input = { name: 'Cords', slug: 'their-cords', description: '', parentId: top.id, rules: null }
    const category = await app.call('POST /admin/categories', input, { token })
    const types = ['Cords', `${top.name.toUpperCase()} > cords`, 'Skipping > Long', 'Long', 'Flat']
    const rows = types.map((type, n) => `skip-${n},Skip,${type},true,SKIP-${n},5,1`)
    const checked = await send(['Handle,Title,Type,Published,Variant SKU,Variant Price,Variant Inventory Qty', ...rows].join('\n'))
    expect(checked).toMatchObject({
      found: { create: 5 },
      newCategories: ['Cords', 'Skipping', 'Skipping > Long', 'Long', 'Flat'],
      sameNames: [{ name: 'Cords', others: [`${top.name} > Cords`] }],
    })
    const done = await after('run', checked)
    expect(done.done).toMatchObject({ created: 5 })
    expect(done).not.toHaveProperty('sameNames')
    expect((await productBySlug('skip-1')).categoryIds).toEqual([category.id])
    expect((await productBySlug('skip-0')).categoryIds).not.toEqual([category.id])
    await after('undo', checked)
  })

  it('has rows refused whose categories the editor would refuse: without a name, too deep or too long', async () => {
    const types = ['A > B > C > D > E', 'Odd >  > Zed', 'Odd >', 'x'.repeat(61)]
    const rows = types.map((type, n) => `odd-${n},Odd,${type},true,ODD-${n},5,1`)
    const checked = await send(['Handle,Title,Type,Published,Variant SKU,Variant Price,Variant Inventory Qty', ...rows].join('\n'))
    expect(checked).toMatchObject({ state: 'ready', found: { create: 0, refuse: types.length }, newCategories: [] })
    expect((await rowsOf(checked, 'refuse')).map(({ lineErrors }) => lineErrors.map(({ message }) => message).join())).toEqual([
      'has a category more than 4 levels deep: "A > B > C > D > E"',
      'has a category without a name: "Odd >  > Zed"',
      'has a category without a name: "Odd > "',
      'has a category whose name is longer than 60 characters',
    ])
  })

  it("reports errors by the file's own column names, whether found in the rows or in the shop", async () => {
    const head = 'handle,Title,Variant SKU,Variant Price'
    const checked = await send([head, 'named-1,One,NAMED,cheap', 'named-2,Two,NAMED-2,5', 'named-3,Three,NAMED-2,5'].join('\n'))
    const errors = (await rowsOf(checked, 'refuse')).map(({ lineErrors }) => lineErrors[0])
    expect(errors).toMatchObject([
      { line: 2, column: 'Variant Price' },
      { line: 4, column: 'Variant SKU', message: '"NAMED-2" is on line 3, too' },
    ])
  })

  it('reports every error of a row in plain language', async () => {
    const long = (length: number) => 'x'.repeat(length)
    const head =
      'URL handle,Title,Description,Tags,Option1 name,Option1 value,SKU,Price,Weight value (grams),Barcode,Product image URL,SEO title,Inventory quantity,Vendor'
    const rows = [
      `w-1,${long(5000)},${long(30_000)},"a,${long(200)}",,,${long(200)},5,99999999999,${long(61)},/media/${long(400)},${long(500)},1`,
      `w-2,Two,,"${Array.from({ length: 60 }, (_, n) => `t${n}`).join()}",${long(100)},${long(200)},W-2,5,,,,,1`,
      ...['999999999', '0', '50000000'].map((price, n) => `w-${n + 3},Price,,,,,W-${n + 3},${price},,,,,1`),
      'w-6,Six,,,,,W-6,5,0.5,,,,99999999999',
      // The editor of brands would not make it.
      'w-8,Eight,,,,,W-8,5,,,,,1,' + long(61),
      ...Array.from({ length: 150 }, (_, n) => `w-7,Seven,,,Size,${n},W-7-${n},5,,,,,1`),
    ]
    const checked = await send([head, ...rows].join('\n'))
    expect(checked.newBrands).not.toContain(long(61))
    const said = (await rowsOf(checked, 'refuse')).flatMap(({ key, lineErrors }) =>
      lineErrors.map(({ column, message }) => `${key} ${column} ${message}`),
    )
    expect(said.filter((one) => /too (big|small)|expected|invalid|pattern|received/i.test(one))).toEqual([])
    expect(said).toEqual([
      'w-1 Weight value (grams) is too large',
      'w-1 Description is longer than 10000 characters',
      'w-1 SEO title is longer than 150 characters',
      'w-1 Tags has an entry that is longer than 40 characters',
      'w-1 SKU is longer than 60 characters',
      'w-1 Barcode is longer than 60 characters',
      'w-2 Tags has more than 40 entries',
      'w-2 Option1 name is longer than 40 characters',
      'w-2 Option1 value has an entry that is longer than 60 characters',
      'w-2 Option1 value belongs to an option whose name is longer than 40 characters',
      'w-3 Price is not between 0.01 and 1000000',
      'w-4 Price is not between 0.01 and 1000000',
      'w-5 Price is not between 0.01 and 1000000',
      'w-6 Inventory quantity is too large',
      'w-8 Vendor is longer than 60 characters',
      'w-7 Option1 value has more than 60 entries',
    ])
  })

  it('reports a new product whose name is already used in the shop or the file, with the slug it gets', async () => {
    const names = ['bell,Bell', 'bell-2,bELL', 'bell-3,Bell jar', 'bell-4,Bell', 'bell-5,bell JAR']
    const rows = names.map((row, n) => `${row},Bells,true,B-${n},5,1`)
    const checked = await send(['Handle,Title,Type,Published,Variant SKU,Variant Price,Variant Inventory Qty', ...rows].join('\n'))
    const told = (await rowsOf(checked)).map((row) => [row.key, row.action, row.warnings.filter(({ column }) => column === 'Title')])
    const message = 'is that of the product "bell" as well: this one has another address, so it will be a new product'
    const warning = { column: 'Title', message }
    expect(told).toEqual([
      ['bell', 'update', []],
      ['bell-2', 'create', [{ line: 3, ...warning }]],
      ['bell-3', 'create', []],
      ['bell-4', 'create', [{ line: 5, ...warning }]],
      ['bell-5', 'create', [{ line: 6, ...warning, message: message.replace('"bell"', 'on line 4') }]],
    ])
  })

  it('reuses a brand or category created by a parallel import, and distinguishes brands with the same slug', async () => {
    const file = (slug: string, brand: string) =>
      ['URL handle,Title,Price,SKU,Vendor,Type', `${slug},Twin,5,${slug.toUpperCase()},${brand},Twins > Twin`].join('\n')
    const brands = ['New brand', 'NEW BRAND', 'New-brand', 'new brand ']
    const checked: FileImport[] = []
    for (const [n, brand] of brands.entries()) checked.push(await send(file(`brand-${n}`, brand)))
    expect(checked.map(({ newBrands }) => newBrands)).toEqual(brands.map((brand) => [brand.trim()]))
    for (const { id } of checked) await app.call('POST /admin/imports/:id/run', { id }, { token })
    await app.jobs.runDue()
    for (const { id } of checked)
      expect(await app.call('GET /admin/imports/:id', { id }, { token })).toMatchObject({
        state: 'done',
        done: { created: 1, failed: 0 },
        failure: null,
      })
    const made = await Promise.all(brands.map((_, n) => productBySlug(`brand-${n}`)))
    const [first, second, third, fourth] = made.map(({ brandId }) => brandId)
    expect([second, fourth, third === first]).toEqual([first, first, false])
    expect(new Set(made.map(({ categoryIds }) => categoryIds.join())).size).toBe(1)
    for (const one of checked.toReversed()) await after('undo', one)
  })

  it('creates and changes products with brands, categories and stock, and can be undone', async () => {
    const before = [await productBySlug('bell'), await productBySlug('tee')] as const
    const file = [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src',
      'rope,Rope,<p>Skip &amp; jump.</p>,Ropeworks,Cardio > Ropes,"rope, skip",true,Color,Red,ROPE-R,12.50,15,7,https://cdn.example/rope.jpg',
      'rope,,,,,,,,Blue,ROPE-B,12.50,,3,',
      'tee,Longer tee,,,,,true,Size,S,TEE-S,27,,9,',
      'tee,,,,,,,,L,TEE-L,27,,2,',
      'bad,Bad,,Northbar,Strength,,true,,,BAD-1,abc,,,',
      'twin,Twin,,Northbar,Strength,,true,,,TEE-M,5,,,',
    ].join('\r\n')
    const checked = await send(file)
    expect(checked).toMatchObject({
      format: 'shopify',
      state: 'ready',
      total: 4,
      found: { create: 1, update: 1, same: 0, refuse: 2 },
      newBrands: ['Ropeworks'],
      newCategories: ['Cardio', 'Cardio > Ropes'],
    })
    expect((await rowsOf(checked, 'refuse')).map(({ lineErrors }) => lineErrors)).toEqual([
      [{ line: 6, column: 'Variant Price', message: 'must be a number, 0 or more' }],
      [{ line: 7, column: 'Variant SKU', message: '"TEE-M" is that of the product "tee"' }],
    ])
    const done = await after('run', checked)
    expect(done).toMatchObject({ state: 'done', done: { created: 1, updated: 1, failed: 0 } })
    const rope = await productBySlug('rope')
    expect(rope).toMatchObject({ state: 'live', fullDescription: 'Skip & jump.', keywords: ['rope', 'skip'], photos: [] })
    expect(rope.variants).toMatchObject([
      { sku: 'ROPE-R', price: 12.5, oldPrice: 15, stock: 7 },
      { sku: 'ROPE-B', price: 12.5, oldPrice: null, stock: 3 },
    ])
    const tee = await productBySlug('tee')
    expect(tee).toMatchObject({
      name: 'Longer tee',
      version: 2,
      attributes: [{ name: 'Material' }],
      options: [{ values: ['S', 'M', 'L'] }],
    })
    expect(tee.variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ['TEE-S', 27, 9],
      ['TEE-M', 25, 4],
      ['TEE-L', 27, 2],
    ])
    await expect(after('run', checked)).rejects.toMatchObject({ code: 'IMPORT_IS_NOT_IN_THAT_STATE' })
    // The rope's picture hasn't been fetched yet, so a second run would try again.
    expect(await send(file)).toMatchObject({ found: { create: 0, update: 1, same: 1, refuse: 2 }, newBrands: [], newCategories: [] })

    const undone = await after('undo', checked)
    expect(undone).toMatchObject({ state: 'undone', done: { undone: 2, left: 0 } })
    expect((await app.call('GET /admin/products', { q: 'rope', state: 'trash' }, { token })).rows).toEqual([])
    const { categories } = await app.call('GET /admin/categories', {}, { token })
    expect(categories.filter(({ name }) => ['Cardio', 'Ropes'].includes(name))).toEqual([])
    app.pass(11_000)
    expect((await app.call('GET /brands', {})).brands.filter(({ name }) => name === 'Ropeworks')).toEqual([])
    const { version: _, changed: __, ...teeBefore } = before[1]
    expect(await productBySlug('tee')).toMatchObject(teeBefore)
  })

  it('is undone except for what was changed since', async () => {
    const done = await after(
      'run',
      await send('URL handle,Title,Price,SKU,Vendor,Type\nbell,Other bell,20,,,\nmat,Mat,9,MAT,Northbar,Accessories\n'),
    )
    expect(done.done).toMatchObject({ created: 1, updated: 1 })
    const mat = await productBySlug('mat')
    const input = { ...fieldsOf(mat), name: 'My mat', id: mat.id, version: mat.version }
    await app.call('PUT /admin/products/:id', input, { token })
    const undone = await after('undo', done)
    expect(undone.done).toMatchObject({ undone: 1, left: 1 })
    expect(await rowsOf(done, 'trouble')).toMatchObject([
      { key: 'mat', result: 'left', lineErrors: [{ line: 3, message: 'was changed since' }] },
    ])
    expect([(await productBySlug('bell')).name, (await productBySlug('mat')).name]).toEqual(['Bell', 'My mat'])
  })

  it.each([
    ['a\n1', 'has one column only'],
    ['"never closed', 'This is not a line of comma-separated values'],
  ])('that has no products is refused: %j', async (file, message) => {
    const failed = await send(file)
    expect(failed).toMatchObject({ state: 'failed', format: null })
    expect(failed.lineErrors[0]!.message).toContain(message)
  })

  it('ignores stock when its creator lacks the permission for it', async () => {
    const { token: editor } = await staffIn(app, 'editor')
    const checked = await send('URL handle,Title,SKU,Price,Inventory quantity\nbell,Bell,,20,500\n', editor)
    expect(checked.countsStock).toBe(false)
    expect(await rowsOf(checked)).toMatchObject([{ action: 'same', warnings: [{ column: 'Inventory quantity' }] }])
  })
})
