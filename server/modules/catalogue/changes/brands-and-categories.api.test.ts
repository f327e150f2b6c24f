import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { addCategories } from './brands-and-categories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const category = (slug: string) => ({ slug, name: slug, description: '' })
const add = (...tree: Parameters<typeof addCategories>[1]) => app.database.transaction((tx) => addCategories(tx, tree, new Date()))

it('creating a category that exists already reuses it', async () => {
  await add({ ...category('climbing'), children: [category('ropes')] })
  await add({ ...category('climbing'), children: [category('ropes'), { ...category('holds'), children: [category('crimps')] }] })
  const find = async () => app.call('GET /categories/slug/:slug', { slug: 'climbing' })
  await expect.poll(async () => (await find()).children.map(({ slug }) => slug)).toEqual(['ropes', 'holds'])
  expect((await find()).children[1]!.children.map(({ slug }) => slug)).toEqual(['crimps'])
})
