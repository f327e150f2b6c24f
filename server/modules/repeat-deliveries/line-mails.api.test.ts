import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Db } from '#server/db/statement.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { mailsTo, seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'
import { contextFor } from './context.ts'
import { estimate } from './estimate.ts'
import * as queries from './queries.ts'

const shop = await openRepeatShop({ env: { LOCALES: 'en,bn' } })
const { app, whey } = shop
const query = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
const flavours = ['Nut', 'Fig']
const variants = flavours.map((Flavour) => ({ sku: `B-${Flavour}`, options: { Flavour }, price: 10, stock: 500 }))
const [bars] = (await stockShop(app, [seedProduct({ name: 'Bars', options: [{ name: 'Flavour', values: flavours }], variants })])) as [
  Product,
]
/** A token that hasn't expired, however much time the tests let pass. */
const staff = async () => ({ token: (await staffIn(app, 'owner')).token })
const offer = async (id: string) =>
  app.call('PUT /admin/products/:id/repeat-offer', { id, offer: { percent: 20, weeks: [2] } }, await staff())
await offer(bars.id)
await query(`insert into product_translations (product_id, locale, name) values ($1, 'bn', 'BN-Whey'), ($2, 'bn', 'BN-Bars')`, [
  whey.id,
  bars.id,
])
const [nut, fig] = bars.variants.map(({ id }) => id) as [string, string]
const setStock = (id: string, stock: number) => app.database.transaction((tx) => changeVariants(tx, [{ id, stock }], app.now()))
const cancelFirst = async (id: string) => {
  await app.call('POST /admin/orders/:id/cancel', { id, reason: 'Lost' }, await staff())
  await app.jobs.runDue()
}
afterEach(async () => {
  for (const id of [nut, fig]) await setStock(id, 500)
  await shop.assertBooks()
})
afterAll(() => shop.close())

/** A customer who has whey and these bars every two weeks, and reads this language. */
async function groupBuyer(added: string[], locale = 'en') {
  const buyer = await shop.repeatBuyer()
  const { id, token } = buyer
  const add = async (variantId: string) =>
    app.call('POST /repeat-deliveries/:id/lines', { id, version: (await buyer.own()).version, variantId, quantity: 1 }, { token })
  for (const variantId of added) await add(variantId)
  await query(`update users set locale = $2 where id = $1`, [buyer.userId, locale])
  const mailWith = async (words: string) => (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes(words))
  return { ...buyer, add, mailWith }
}

describe('mails about a repeat delivery of several products', () => {
  it('name them in the language of their customer, also those with prices', async () => {
    const buyer = await groupBuyer([nut], 'bn')
    await shop.later(11)
    const reminder = await buyer.mail()
    for (const name of ['BN-Whey', 'BN-Bars']) expect(reminder.text).toContain(name)
    expect(reminder.subject).toContain('BN-Whey')
    await setStock(nut, 0)
    await shop.later(3)
    const partial = (await buyer.mailWith('এবারের ডেলিভারিতে'))?.text
    expect(partial).toContain('BN-Whey')
    expect(partial).toContain('BN-Bars (Nut)')
  })

  it('name only what is in the order that is not paid, and say what ends with the first order', async () => {
    const buyer = await groupBuyer([nut])
    const first = await buyer.last()
    shop.stripe.saved.refuse(buyer.cardId, 'authentication_required')
    await setStock(nut, 0)
    await shop.later(14)
    expect((await buyer.mail()).subject).toContain('confirm')
    expect((await buyer.mail()).text).not.toContain('Bars')
    await cancelFirst(first.id)
    expect(await buyer.own()).toMatchObject({ state: 'active', problem: null, lines: [{ product: { variantId: nut } }] })
    const mail = await buyer.mailWith('was removed')
    expect(mail?.subject).toContain('Whey (Vanilla)')
    expect(mail?.text).toContain(first.number)
    expect(mail?.text).toContain("we'll deliver Bars")
    expect(mail?.text).not.toContain('change your password')
  })

  it('name only what the unpaid order has, as many, where it pauses the delivery', async () => {
    const buyer = await groupBuyer([nut])
    shop.stripe.saved.refuse(buyer.cardId, 'authentication_required')
    await setStock(nut, 0)
    await shop.later(14)
    const { version } = await buyer.own()
    await app.call('PATCH /repeat-deliveries/:id', { id: buyer.id, version, quantity: 7 }, { token: buyer.token })
    await shop.later(7)
    expect(await buyer.own()).toMatchObject({ state: 'paused' })
    const mail = (await buyer.mailWith('is paused'))?.text
    expect(mail).not.toContain('Bars')
    expect(mail).toContain('Quantity 1')
  })

  it('tell apart the variants of a product, as the past dates do', async () => {
    const buyer = await groupBuyer([nut, fig])
    await setStock(fig, 0)
    await shop.later(14)
    expect((await buyer.mailWith('Not everything'))?.text).toContain('Not included: Bars (Fig).')
    expect((await buyer.detail()).orders[0]).toMatchObject({ leftOut: [{ variantId: fig, name: 'Bars', options: { Flavour: 'Fig' } }] })
  })
})

describe('the products of a repeat delivery', () => {
  it('are left out if they sell out while they are priced by another shipping method', async () => {
    const buyer = await groupBuyer([nut])
    await query(`update repeat_deliveries set shipping_method = 'express' where id = $1`, [buyer.id])
    const { database, sources } = shop.dependencies
    const row = (await queries.shownById.one(database.db, { id: buyer.id }))!
    const context = await contextFor(database.db, row, shop.context())
    let reads = 0
    const soldOutLater: Db = {
      query: async (config) => {
        if (config.text.includes('where v.id = any($2) and p.published_at')) reads += 1
        if (reads === 3) await setStock(nut, 0)
        return database.db.query(config)
      },
    }
    const found = await estimate(soldOutLater, sources, row, context)
    expect(reads).toBeGreaterThan(3)
    expect(found).toMatchObject({ shippingMethod: 'express', lines: [{}], leftOut: [{ variantId: nut, reason: 'out_of_stock' }] })
  })

  it('are never downloads when they are added', async () => {
    const buyer = await groupBuyer([])
    await query('update variants set is_digital = true where id = $1', [nut])
    await expect(buyer.add(nut)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await query('update variants set is_digital = false where id = $1', [nut])
  })

  it('can be chosen where newer products that are unpublished are as many as the list has places', async () => {
    const buyer = await groupBuyer([])
    const values = Array.from({ length: repeatLimits.addableMax }, (_, index) => `No. ${index}`)
    const many = values.map((Size) => ({ sku: `G-${Size}`, options: { Size }, price: 10, stock: 500 }))
    const [gone] = (await stockShop(app, [seedProduct({ name: 'Gone', options: [{ name: 'Size', values }], variants: many })])) as [Product]
    await offer(gone.id)
    await query('update products set unpublished_at = now() where id = $1', [gone.id])
    const { products } = await app.call('GET /repeat-deliveries/:id/products', { id: buyer.id }, { token: buyer.token })
    expect(products.map((one) => one.variantId)).toContain(nut)
    expect(products.map((one) => one.name)).not.toContain('Gone')
  })

  it('can be looked for by a part of their name, also in the language of the request', async () => {
    const buyer = await groupBuyer([])
    const named = async (q: string, locale = 'en') => {
      const path = `/api/repeat-deliveries/${buyer.id}/products?q=${encodeURIComponent(q)}`
      const answer = await app.request(path, { headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': locale } })
      return ((await answer.json()) as { data: { products: { name: string }[] } }).data.products.map((one) => one.name)
    }
    expect(await named('BAR')).toEqual(['Bars', 'Bars'])
    expect(await named('bn-ba')).toEqual([])
    expect(await named('bn-ba', 'bn')).toEqual(['BN-Bars', 'BN-Bars'])
    expect(await named('%')).toEqual([])
  })
})
