import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { fits } from '#contract/size-fit.ts'
import { countImbalances, findImbalances } from '#server/modules/books/books.ts'
import { checkBooks } from '#server/modules/books/jobs.ts'
import { recountFits } from '#server/modules/reviews/reviews.ts'
import { startApp } from './app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from './builders.ts'

const app = await startApp()
afterAll(() => app.stop())

const newProduct = async (size: string): Promise<Product> => {
  const variants = [{ options: { Size: size }, sku: randomUUID(), price: 20, stock: 500 }]
  return (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: [size] }], variants })]))[0]!
}
type Fit = (typeof fits)[number]
const write = async (product: Product, fit: Fit) => {
  const person = await signedIn(app)
  const { id: orderId } = await placeDeliveredOrder(app, person, [product])
  const review = await app.call('POST /user/order/review', { orderId, productId: product.id, rating: 4, fit }, person)
  return { person, id: review.id }
}

describe('how a size fits, counted wrong by a process of an earlier release,', () => {
  const migration = readFileSync(new URL('../db/migrations/0876_recount_fits.sql', import.meta.url), 'utf8')
  const miscount = ({ id }: Product) => app.database.db.query({ text: `update products set fits = '{7,0,2}' where id = $1`, values: [id] })
  const stored = async ({ id }: Product) =>
    (await app.database.db.query({ text: 'select fits, xmin::text as row from products where id = $1', values: [id] })).rows[0]
  const written = async (size: string, fit: Fit) => {
    const product = await newProduct(size)
    await write(product, fit)
    return product
  }

  it('is counted anew by the migration, and nothing else is touched', async () => {
    const [wrong, empty, right] = [await written('S', 'runs-large'), await newProduct('S'), await written('S', 'runs-small')]
    await Promise.all([wrong, empty].map(miscount))
    const before = await stored(right)
    await app.database.db.query({ text: migration, values: [] })
    expect([await stored(wrong), await stored(empty)]).toMatchObject([{ fits: [0, 0, 1] }, { fits: [0, 0, 0] }])
    expect(await stored(right)).toEqual(before)
  })

  it('is counted anew at night if the books name it, also on pages', async () => {
    const product = await written('L', 'true-to-size')
    await miscount(product)
    const logged: object[] = []
    await checkBooks(app.database, app.now(), { error: (fields) => logged.push(fields) })
    expect(logged).toEqual([{ what: 'fits', id: product.id }])
    const counts = async () => Object.values((await app.call('GET /user/order/review/:id', { id: product.id })).fits)
    await expect.poll(counts).toEqual([0, 1, 0])
    expect(await countImbalances(app.database.db)).toMatchObject({ fits: 0 })
  })

  it('is counted anew beside fifty changes', async () => {
    const product = await newProduct('XS')
    const reviews = await Promise.all(Array.from({ length: 10 }, () => write(product, 'runs-small')))
    const change = (at: number, fit: Fit) => {
      const { person, id } = reviews[at]!
      return app.call('PUT /user/order/review', { id, rating: 4, fit }, person)
    }
    await miscount(product)
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => change(n % 10, fits[n % 3]!)),
      ...Array.from({ length: 5 }, () => recountFits(app.database, [product.id])),
    ])
    expect(await app.database.transaction((tx) => findImbalances(tx, ['fits']))).toEqual([])
  })
})
