import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffToken, stockShop } from '#test/builders.ts'
import { refreshOutdated } from '../read-model/refresh.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
})
afterAll(() => app.stop())

const productAt = async (uniqueName: string) => (await app.call('GET /user/products/url/:uniqueName', { uniqueName })).meta.friendlyPageName
const rename = (id: string, slug: string) => app.call('PUT /admin/products/:id/slug', { id, slug }, { token })
const categoryAt = async (slug: string) => (await app.call('GET /categories/slug/:slug', { slug })).slug
const renameCategory = (id: string, slug: string) => app.call('PUT /admin/categories/:id/slug', { id, slug }, { token })
const oldNames = async (table: 'product_old_slugs' | 'category_old_slugs', id: string) => {
  const column = table === 'product_old_slugs' ? 'product_id' : 'category_id'
  const { rows } = await app.database.db.query({ text: `select slug from ${table} where ${column} = $1 order by slug`, values: [id] })
  return rows.map((row) => (row as { slug: string }).slug)
}

describe('a renamed product', () => {
  it('is found under every earlier slug, without redirect chains, and may take one back', async () => {
    const [product] = await stockShop(app, [seedProduct({ slug: 'first-name' })])
    for (const name of ['second-name', 'third-name']) await rename(product!.id, name)
    for (const name of ['first-name', 'second-name', 'third-name']) expect(await productAt(name)).toBe('third-name')
    await rename(product!.id, 'first-name')
    expect(await productAt('third-name')).toBe('first-name')
    expect(await oldNames('product_old_slugs', product!.id)).toEqual(['second-name', 'third-name'])
  })

  it('frees its slug for others, and never takes theirs', async () => {
    const [one, other] = await stockShop(app, [seedProduct({ slug: 'one' }), seedProduct({ slug: 'other' })])
    await expect(rename(one!.id, 'other')).rejects.toMatchObject({ code: 'SLUG_IS_TAKEN', status: 409 })
    await rename(one!.id, 'uno')
    await rename(other!.id, 'one')
    expect([await productAt('one'), await productAt('uno'), await productAt('other')]).toEqual(['one', 'uno', 'one'])
    await expect(rename('0198c0de-0000-7000-8000-000000000002', 'x')).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
  })

  it('has one slug after 50 parallel renames, and all earlier ones redirect to it', async () => {
    const [product] = await stockShop(app, [seedProduct({ slug: 'raced' })])
    const names = Array.from({ length: 50 }, (_, n) => `raced-${n % 25}`)
    await Promise.all(names.map((name) => rename(product!.id, name)))
    const [now] = new Set(await Promise.all(['raced', ...names].map(productAt)))
    expect(names).toContain(now)
    expect(await oldNames('product_old_slugs', product!.id)).toHaveLength(25)
  })

  it('is the only one to get a slug that 50 want at the same time', async () => {
    const products = await stockShop(
      app,
      Array.from({ length: 50 }, () => seedProduct()),
    )
    const results = await Promise.allSettled(products.map(({ id }) => rename(id, 'wanted')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual(Array(49).fill('SLUG_IS_TAKEN'))
  })
})

it('a renamed category is found under every earlier slug, and its products show the new name', async () => {
  const [product] = await stockShop(app, [seedProduct({ categories: ['accessories'] })])
  const { id } = await app.call('GET /categories/slug/:slug', { slug: 'accessories' })
  for (const name of ['small-things', 'extras']) await renameCategory(id, name)
  await expect.poll(() => Promise.all(['accessories', 'small-things', 'extras'].map(categoryAt))).toEqual(Array(3).fill('extras'))
  expect(await oldNames('category_old_slugs', id)).toEqual(['accessories', 'small-things'])
  await expect(renameCategory(id, 'strength')).rejects.toMatchObject({ code: 'SLUG_IS_TAKEN' })
  await expect(categoryAt('none')).rejects.toMatchObject({ code: 'INVALID_CATEGORY_ID' })
  await refreshOutdated(app.database)
  expect((await app.call('GET /user/products/:id', { id: product!.id })).categories.map(({ slug }) => slug)).toEqual(['extras'])
})

it('a product that is taken off sale stays off until it is put back on sale', async () => {
  const [product] = await stockShop(app, [seedProduct({ slug: 'leaving' })])
  const { id } = product!
  await app.call('PUT /admin/products/:id/published', { id, isPublished: false }, { token })
  app.pass(60_000)
  await app.jobs.runDue()
  await expect(productAt('leaving')).rejects.toMatchObject({ status: 404 })
  await app.call('PUT /admin/products/:id/published', { id, isPublished: true }, { token })
  expect(await productAt('leaving')).toBe('leaving')
})
