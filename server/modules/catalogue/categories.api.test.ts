import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { ApiInput } from '#contract/api.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { refusalOf, startProductWriter } from '#test/product-writer.ts'

const { app, token, brandId, categoryId, create, save } = await startProductWriter()
afterAll(() => app.stop())

describe('categories and brands', () => {
  const categories = async () => (await app.call('GET /admin/categories', {}, { token })).categories
  const add = (slug: string, over: Partial<ApiInput<'POST /admin/categories'>> = {}) =>
    app.call('POST /admin/categories', { name: slug, slug, ...over }, { token })
  const everything = { brandIds: [], keywords: [], minPrice: null, maxPrice: null, isReduced: false, isInStock: false }

  it('can be moved, and deleted once they are empty', async () => {
    const [first, second] = [await add('first'), await add('second')]
    const product = await create({ categoryIds: [second.id] })
    const move = (input: ApiInput<'PUT /admin/categories/:id/place'>) => app.call('PUT /admin/categories/:id/place', input, { token })
    await move({ id: second.id, parentId: first.id, position: 0 })
    expect((await categories()).filter(({ id }) => [first.id, second.id].includes(id))).toMatchObject([
      { id: first.id, parentId: null },
      { id: second.id, parentId: first.id, products: 1 },
    ])
    await expect
      .poll(async () => (await app.call('GET /user/products', { category: 'first' })).products.map(({ id }) => id))
      .toEqual([product.id])
    expect(await refusalOf(move({ id: first.id, parentId: second.id, position: 0 }))).toEqual([
      'INVALID_INPUT',
      { parentId: ['is below the category itself'] },
    ])
    const remove = (id: string) => refusalOf(app.call('DELETE /admin/categories/:id', { id }, { token }))
    expect((await remove(first.id))[0]).toBe('CATEGORY_IS_NOT_EMPTY')
    expect((await remove(second.id))[0]).toBe('CATEGORY_IS_NOT_EMPTY')
    await save(product, { categoryIds: [categoryId] })
    expect([await remove(second.id), await remove(first.id)]).toEqual(['done', 'done'])
  })

  it('are hidden from shoppers, and can be deleted by staff, when all of their products are in the trash', async () => {
    const above = await add('above')
    const emptied = await add('emptied', { parentId: above.id })
    const { id: ownBrand } = await app.call('POST /admin/brands', { name: 'Gone', slug: 'gone' }, { token })
    const product = await create({ categoryIds: [emptied.id], brandId: ownBrand })
    await app.jobs.runDue()
    const shown = async () => {
      const [{ categories: tree }, { brands }] = [await app.call('GET /categories', {}), await app.call('GET /brands', {})]
      return [tree.some(({ id }) => id === above.id), brands.some(({ id }) => id === ownBrand)]
    }
    app.pass(11_000)
    expect(await shown()).toEqual([true, true])
    await app.call('DELETE /admin/products/:id', { id: product.id }, { token })
    app.pass(11_000)
    expect(await shown()).toEqual([false, false])
    expect((await categories()).find(({ id }) => id === emptied.id)).toMatchObject({ products: 0 })
    await app.call('DELETE /admin/categories/:id', { id: emptied.id }, { token })
    await app.call('DELETE /admin/categories/:id', { id: above.id }, { token })
    await app.call('POST /admin/products/:id/restore', { id: product.id }, { token })
    expect(await app.call('GET /admin/products/:id', { id: product.id }, { token })).toMatchObject({ state: 'draft', categoryIds: [] })
  })

  it('are filled by rules, on each save and every night', async () => {
    const product = await create({ keywords: ['Eclipse'] })
    const rules = { ...everything, keywords: ['eclipse'], brandIds: [brandId], maxPrice: 32 }
    const category = await add('eclipse', { rules })
    const inIt = async () => (await app.call('GET /user/products', { category: 'eclipse' })).products.map(({ id }) => id)
    expect(category.products).toBe(1)
    await expect.poll(inIt).toEqual([product.id])
    const dearer = await save(product, { variants: fieldsOf(product).variants.map((variant) => ({ ...variant, price: 33 })) })
    await expect.poll(inIt).toEqual([])
    await save(dearer, { variants: fieldsOf(product).variants })
    await expect.poll(inIt).toEqual([product.id])
    await app.call('DELETE /admin/categories/:id', { id: category.id }, { token })
  })

  it('lose a brand whose products are all in the trash; restoring one brings the brand back, or joins a new one of the same name', async () => {
    const brand = { name: 'Westline', slug: 'westline' }
    const { id } = await app.call('POST /admin/brands', brand, { token })
    const products = [await create({ brandId: id }), await create({ brandId: id }), await create({ brandId: id })]
    const [first, second, third] = products.map((product) => product.id) as [string, string, string]
    const restore = (product: string) => app.call('POST /admin/products/:id/restore', { id: product }, { token })
    const trash = (product: string) => app.call('DELETE /admin/products/:id', { id: product }, { token })
    const remove = (one: string) => refusalOf(app.call('DELETE /admin/brands/:id', { id: one }, { token }))
    const named = async (name: string) =>
      (await app.call('GET /admin/brands', {}, { token })).brands.filter((one) => one.name === name).map((one) => [one.id, one.products])
    const brandOf = async (product: string) => (await app.call('GET /admin/products/:id', { id: product }, { token })).brandId
    await trash(first)
    await trash(second)
    expect(await app.call('GET /admin/brands/:id', { id }, { token })).toMatchObject({ products: 1, inTrash: 2 })
    expect((await remove(id))[0]).toBe('BRAND_IS_NOT_EMPTY')
    await trash(third)
    expect(await remove(id)).toBe('done')
    expect([await named('Westline'), (await remove(id))[0]]).toEqual([[], 'INVALID_BRAND_ID'])
    await restore(first)
    expect([await named('Westline'), await brandOf(first)]).toEqual([[[id, 1]], id])
    await trash(first)
    expect(await remove(id)).toBe('done')
    const { id: other } = await app.call('POST /admin/brands', { name: 'Elsewhere', slug: 'westline' }, { token })
    await restore(second)
    expect((await app.call('GET /admin/brands/:id', { id }, { token })).slug).toBe(`westline-${id.slice(-12)}`)
    await trash(second)
    expect(await remove(id)).toBe('done')
    await app.call('PUT /admin/brands/:id', { id: other, name: 'WESTLINE', slug: 'westline' }, { token })
    await restore(third)
    expect([await brandOf(third), await brandOf(first)]).toEqual([other, id])
  })

  it('keep or restore a brand when 50 of its products are restored while it is deleted', async () => {
    const { id } = await app.call('POST /admin/brands', { name: 'Raceline', slug: 'raceline' }, { token })
    const products = await Promise.all(Array.from({ length: 50 }, () => create({ brandId: id })))
    for (const product of products) await app.call('DELETE /admin/products/:id', { id: product.id }, { token })
    const restore = (product: { id: string }) => app.call('POST /admin/products/:id/restore', { id: product.id }, { token })
    const first = products.slice(0, 5).map(restore)
    const removed = refusalOf(app.call('DELETE /admin/brands/:id', { id }, { token }))
    await Promise.all([...first, ...products.slice(5).map(restore)])
    expect(['done', 'BRAND_IS_NOT_EMPTY']).toContain([await removed].flat()[0])
    expect(await app.call('GET /admin/brands/:id', { id }, { token })).toMatchObject({ products: 50, inTrash: 0 })
  })

  it('keep a brand while one of its products is being restored', async () => {
    const { id } = await app.call('POST /admin/brands', { name: 'Waitline', slug: 'waitline' }, { token })
    const product = await create({ brandId: id })
    await app.call('DELETE /admin/products/:id', { id: product.id }, { token })
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let removed: ReturnType<typeof refusalOf> | undefined
    await app.database.transaction(async (tx) => {
      await tx.query({ text: 'update products set deleted_at = null where id = $1', values: [product.id] })
      removed = refusalOf(app.call('DELETE /admin/brands/:id', { id }, { token }))
      const count = async () => (await app.database.db.query({ text: waiting, values: [] })).rows.length
      const waits = async () => {
        await expect.poll(count).toBe(1)
      }
      await Promise.race([removed, waits()])
    })
    expect((await removed)?.[0]).toBe('BRAND_IS_NOT_EMPTY')
  })

  it('have a maximum of brands: the last one is added once by 50 calls at once, and those beyond it stay', async () => {
    const { perShop } = limits.brand
    const query = async (text: string) => (await app.database.db.query({ text, values: [] })).rows
    const live = () => query('select count(*)::int as n from brands where removed_at is null')
    const fill = (upTo: number) =>
      query(`insert into brands (id, name, slug, description) select gen_random_uuid(), 'Full ' || n, 'full-' || n, ''
        from generate_series((select count(*) from brands where removed_at is null) + 1, ${upTo}) n`)
    const addBrand = (slug: string) => refusalOf(app.call('POST /admin/brands', { name: slug, slug }, { token }))
    await fill(perShop - 1)
    const outcomes = (await Promise.all(Array.from({ length: 50 }, (_, n) => addBrand(`last-${n}`)))).flat()
    expect([outcomes.filter((one) => one === 'done').length, outcomes.filter((one) => one === 'TOO_MANY_BRANDS').length]).toEqual([1, 49])
    expect(await live()).toEqual([{ n: perShop }])
    // As a shop may have from before there was a maximum.
    await fill(perShop + 5)
    expect((await app.call('GET /admin/brands', {}, { token })).brands).toHaveLength(perShop + 5)
    expect((await addBrand('one-more'))[0]).toBe('TOO_MANY_BRANDS')
    await query(`delete from brands where slug like 'full-%' or slug like 'last-%'`)
  })

  it('refuse a duplicate brand, and show a renamed one', async () => {
    const brand = { name: 'Eastline', slug: 'eastline' }
    const { id } = await app.call('POST /admin/brands', brand, { token })
    expect(await refusalOf(app.call('POST /admin/brands', { name: 'EASTLINE', slug: 'east' }, { token }))).toEqual([
      'BRAND_ALREADY_EXISTS',
      { name: ['Brand already exists'] },
    ])
    const product = await create({ brandId: id })
    await app.call('PUT /admin/brands/:id', { id, name: 'Eastwind', slug: 'eastline' }, { token })
    await expect.poll(async () => (await app.call('GET /user/products/:id', { id: product.id })).brand.name).toBe('Eastwind')
    expect((await refusalOf(app.call('DELETE /admin/brands/:id', { id }, { token })))[0]).toBe('BRAND_IS_NOT_EMPTY')
    expect((await refusalOf(app.call('DELETE /admin/brands/:id', { id: product.id }, { token })))[0]).toBe('INVALID_BRAND_ID')
    expect((await refusalOf(app.call('GET /admin/brands/:id', { id: product.id }, { token })))[0]).toBe('NO_BRAND_FOUND')
  })
})
