import { afterAll, afterEach, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { placeDue } from '#server/modules/repeat-deliveries/place.ts'
import { remindDue } from '#server/modules/repeat-deliveries/remind.ts'
import { staffIn } from '#test/builders.ts'
import { card } from '#test/card-shop.ts'
import { addPromotion } from '#test/promotions.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'

const shop = await openRepeatShop()
const { app, stripe, whey, repeatBuyer } = shop
const cocoa = whey.variants[1]!.id
const query = (text: string, ...values: unknown[]) => app.database.db.query({ text, values })
afterEach(async () => {
  await shop.assertBooks()
  await query(`update repeat_deliveries set state = 'cancelled'`)
  await shop.setVariant(0, { stock: 5000, price: 4000 })
  await query('update variants set active = true')
})
afterAll(() => shop.close())

it('a repeat delivery whose card is declined is retried three times over five days, then paused; its order is canceled and its stock released', async () => {
  const buyer = await repeatBuyer({ number: '4000 0000 0000 0341' })
  const stock = await shop.stockOf(0)
  await shop.later(14)
  expect((await buyer.mail()).subject).toContain('declined')
  expect((await buyer.mail()).text).toContain("We'll try again")
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: 'declined' })
  expect((await buyer.detail()).orders[0]).toMatchObject({ state: 'due', reason: 'declined', nextAttempt: expect.any(String) })
  expect(await shop.stockOf(0)).toBe(stock - 1)
  for (const days of [1, 2]) await shop.later(days)
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: 'declined' })
  await shop.later(2)
  const tried = shop.charges().filter(({ customer }) => customer === stripe.saved.cards.get(buyer.cardId)!.customer)
  expect(tried).toHaveLength(4)
  expect(await buyer.own()).toMatchObject({ state: 'paused', problem: 'declined', nextOn: null })
  expect(await buyer.last()).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
  expect(await shop.stockOf(0)).toBe(stock)
  expect((await buyer.mail()).subject).toContain('paused')
})

it('a repeat delivery that is declined on a date that was skipped before is retried from that date', async () => {
  const buyer = await repeatBuyer()
  const { id, token } = buyer
  const { nextOn } = await buyer.own()
  const { version } = await buyer.detail()
  await app.call('POST /repeat-deliveries/:id/skip', { id, version }, { token })
  await shop.later(9)
  await buyer.change({ nextOn })
  stripe.saved.refuse(buyer.cardId, 'card_declined')
  await shop.later(5)
  for (let again = 0; again < 4; again += 1) await app.jobs.runDue()
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: 'declined' })
  const { nextAttempt } = (await buyer.detail()).orders[0]!
  expect(Date.parse(nextAttempt!)).toBe(app.now().getTime() + dayMs)
})

it('a repeat delivery that requires confirmation by the bank is confirmed on its order page, and continues', async () => {
  const buyer = await repeatBuyer()
  stripe.saved.refuse(buyer.cardId, 'authentication_required')
  await shop.later(14)
  const mail = await buyer.mail()
  expect(mail.subject).toContain('confirm')
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: 'unconfirmed' })
  const order = await buyer.last()
  const token = /token=([\w.-]+)/.exec(mail.text)![1]!
  const { sessionId } = await shop.begin({ id: order.id, token })
  stripe.payWith(sessionId, '5555 5555 5555 4444')
  expect(stripe.payWith(sessionId, card)).toBe('paid')
  await shop.deliverLastEvent()
  await app.jobs.runDue()
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid' })
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: null })
  // The card that paid is the one that's charged from now on.
  await shop.later(14)
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid' })
  expect(await shop.ordersOf(buyer.token)).toHaveLength(3)
})

it('a repeat delivery that nobody confirms within six days is paused, and resumes with another card', async () => {
  const buyer = await repeatBuyer({ number: '4000 0027 6000 3184' })
  await shop.later(14)
  await shop.later(7)
  expect(await buyer.own()).toMatchObject({ state: 'paused', problem: 'unconfirmed' })
  expect(await buyer.last()).toMatchObject({ orderStatus: 'Cancelled' })
  const { id, token } = buyer
  const { url } = await app.call('POST /repeat-deliveries/:id/card', { id }, { token })
  stripe.payWith(url.split('/').at(-1)!, card)
  // If people don't return from the page, a job checks whether they gave a card.
  await shop.later(1)
  const { version, dates } = await buyer.detail()
  // The previous date is suggested; if it has passed, one that leaves time for the reminder.
  const daysAhead = (day: string) => (Date.parse(day) - Date.parse(dates.from)) / 86_400_000 + 1
  expect(daysAhead(dates.resumeOn)).toBe(6)
  await query(`update repeat_deliveries set next_on = '2020-01-01' where id = $1`, id)
  expect(daysAhead((await buyer.detail()).dates.resumeOn)).toBe(4)
  await app.call('POST /repeat-deliveries/:id/resume', { id, version, nextOn: dates.from }, { token })
  await shop.later(1)
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid' })
})

it('a repeat delivery whose card is replaced is charged to the new one immediately', async () => {
  const buyer = await repeatBuyer()
  stripe.saved.refuse(buyer.cardId, 'card_declined')
  await shop.later(14)
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Pending' })
  const { id, token } = buyer
  const { url } = await app.call('POST /repeat-deliveries/:id/card', { id }, { token })
  stripe.payWith(url.split('/').at(-1)!, '5555 5555 5555 4444 ')
  stripe.payWith(url.split('/').at(-1)!, '4000 0025 0000 3155')
  expect(await app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })).toMatchObject({
    card: { last4: '3155' },
    cardTaken: true,
  })
  // Someone who opens the return page without having been at the provider's page sees no result.
  expect(await app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })).toMatchObject({ cardTaken: false })
  await shop.later(0)
  app.pass(60_000)
  await app.jobs.runDue()
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid' })
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: null })
})

it('a repeat delivery whose card is replaced in the older of two tabs is charged to that card', async () => {
  const { id, token, own } = await repeatBuyer()
  const begin = () => app.call('POST /repeat-deliveries/:id/card', { id }, { token })
  const give = ({ url }: { url: string }, number: string) => stripe.payWith(url.split('/').at(-1)!, number)
  const [older, newer] = [await begin(), await begin()]
  expect(newer).toEqual(older)
  give(older, '4000 0000 0000 0341')
  await app.call('POST /repeat-deliveries/:id/card/check', { id }, { token })
  expect(await own()).toMatchObject({ card: { last4: '0341' } })
  // The older page is about to expire: a card given there before it's closed is accepted, and none can be given afterwards.
  const third = await begin()
  app.pass(27 * 60_000)
  give(third, '4000 0025 0000 3155')
  const fourth = await begin()
  expect(await own()).toMatchObject({ card: { last4: '3155' } })
  app.pass(27 * 60_000)
  const fifth = await begin()
  expect(new Set([older, third, fourth, fifth].map(({ url }) => url)).size).toBe(4)
  expect([give(fourth, card), give(fifth, card)]).toEqual(['over', 'paid'])
  await shop.later(1)
  expect(await own()).toMatchObject({ card: { last4: '4242' } })
})

it('a repeat delivery that is out of stock is skipped with a notification, and continues on the next date', async () => {
  const buyer = await repeatBuyer({ quantity: 2 })
  await shop.setVariant(0, { stock: 1 })
  await shop.later(14)
  expect((await buyer.mail()).subject).toContain('skip')
  expect((await buyer.mail()).text).toContain("We don't have enough of Whey")
  expect(await shop.ordersOf(buyer.token)).toHaveLength(1)
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: 'out_of_stock' })
  expect((await buyer.detail()).orders[0]).toMatchObject({ state: 'skipped', reason: 'out_of_stock', order: null })
  await shop.setVariant(0, { stock: 5 })
  await shop.later(14)
  expect(await shop.ordersOf(buyer.token)).toHaveLength(2)
  expect(await buyer.own()).toMatchObject({ state: 'active', problem: null })
})

it('a repeat delivery whose order keeps being refused is paused after an hour, and its customer is notified', async () => {
  const buyer = await repeatBuyer()
  // All prices are right, but the order is refused nevertheless.
  const transaction: Database['transaction'] = (work) =>
    app.database.transaction(async (tx) => {
      const result = await work(tx)
      const { rows } = await tx.query({ text: `select from repeat_orders where state = 'due'`, values: [] })
      if (rows.length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
      return result
    })
  const dependencies = { ...shop.dependencies, database: { ...app.database, transaction } }
  let refused = 0
  const attempt = () => placeDue(dependencies, shop.context(), { log: { error: () => (refused += 1) } })
  app.pass(14 * dayMs)
  // The job fails, so that staff see it in the list of jobs.
  const refusal = { code: 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' }
  for (let n = 1; n < 12; n += 1) await expect(attempt()).rejects.toMatchObject(refusal)
  expect([refused, await buyer.own()]).toMatchObject([11, { state: 'active', problem: null }])
  await expect(attempt()).rejects.toMatchObject(refusal)
  await attempt()
  expect([refused, await buyer.own()]).toMatchObject([12, { state: 'paused', problem: 'refused' }])
  expect((await buyer.detail()).orders[0]).toMatchObject({ state: 'skipped', reason: 'refused', order: null })
  expect((await buyer.mail()).text).toContain("we've paused your deliveries. Nothing was charged")
  expect(await shop.ordersOf(buyer.token)).toHaveLength(1)
})

it('a repeat delivery whose variant is discontinued is paused, and can be changed to another flavor and resumed', async () => {
  const buyer = await repeatBuyer()
  await query('update variants set active = false where id <> $1', cocoa)
  await shop.later(14)
  expect(await buyer.own()).toMatchObject({ state: 'paused', problem: 'unavailable' })
  const changed = await buyer.change({ variantId: cocoa, quantity: 2 })
  expect(changed).toMatchObject({ quantity: 2, product: { variantId: cocoa }, estimate: { price: 36, productCost: 72 } })
  const { id, token } = buyer
  const resumed = await app.call(
    'POST /repeat-deliveries/:id/resume',
    { id, version: changed.version, nextOn: changed.dates.from },
    { token },
  )
  expect(resumed).toMatchObject({ state: 'active', nextOn: changed.dates.from, problem: null })
  await shop.later(1)
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid', products: [{ variantId: cocoa, quantity: 2 }] })
})

it('a repeat delivery that costs more now announces it three days ahead, and orders what its customer changes then', async () => {
  const buyer = await repeatBuyer()
  await shop.setVariant(0, { price: 5000 })
  await shop.later(11)
  const { text } = await buyer.mail()
  expect(text).toContain('was $36.00 each, now it')
  expect(text).toContain('$45.00')
  const detail = await buyer.detail()
  const { id, token } = buyer
  const skipped = await app.call('POST /repeat-deliveries/:id/skip', { id, version: detail.version }, { token })
  expect(skipped.orders[0]).toMatchObject({ state: 'skipped', reason: 'customer' })
  await shop.later(4)
  expect(await shop.ordersOf(token)).toHaveLength(1)
})

it('announces even a small increase: the earlier price excludes first-order codes and single purchases', async () => {
  await addPromotion(app, { effect: { kind: 'percent', percent: 50 }, firstCode: 'HALF-ONCE' })
  const buyer = await repeatBuyer({ once: 2, priced: { codes: ['HALF-ONCE'] } })
  expect(await buyer.last()).toMatchObject({ discount: 62 })
  await shop.setVariant(0, { price: 4100 })
  await shop.later(11)
  expect((await buyer.mail()).text).toContain("was $36.00 each, now it's $36.90")
})

it('a repeat delivery in another currency shows it for units, totals and alternatives', async () => {
  const { token: staff } = await staffIn(app, 'owner')
  const { version } = await app.call('GET /admin/currencies', {}, { token: staff })
  const currencies = [{ code: 'EUR', rate: '0.5', rounding: 'minor' as const, active: true }]
  await app.call('PUT /admin/currencies', { version, currencies }, { token: staff })
  const buyer = await repeatBuyer({ quantity: 3, priced: { currency: 'EUR' } })
  const { estimate, variants } = await buyer.detail()
  expect(estimate).toMatchObject({ price: 18, productCost: 54, currency: { code: 'EUR' } })
  expect(variants.map(({ price }) => price)).toEqual([18, 18])
})

it('a repeat delivery is charged once the provider is back, within the day', async () => {
  const buyer = await repeatBuyer()
  stripe.state.isDown = true
  await shop.later(14)
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Pending' })
  stripe.state.isDown = false
  app.pass(11 * 60_000)
  await app.jobs.runDue()
  expect(await buyer.last()).toMatchObject({ paymentStatus: 'Paid' })
  expect(await buyer.own()).toMatchObject({ problem: null })
})

it('a repeat delivery sends its reminder even if a hundred others fail, and the job fails then', async () => {
  const buyer = await repeatBuyer()
  // A day earlier than this one, so that they come first.
  await query(
    `insert into repeat_deliveries select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'next_on', r.next_on - 1))).*
      from repeat_deliveries r, generate_series(1, 100) where id = $1`,
    buyer.id,
  )
  app.pass(12 * dayMs)
  let tried = 0
  const transaction: Database['transaction'] = async (work) => {
    tried += 1
    if (tried <= 100) throw new Error('no mail')
    return app.database.transaction(work)
  }
  const lines: { stack?: string }[] = []
  const log = { error: (fields: object) => void lines.push(fields) }
  const dependencies = { ...shop.dependencies, database: { ...app.database, transaction } }
  await expect(remindDue(dependencies, shop.context(), log)).rejects.toThrow('no mail')
  expect([tried, lines.length]).toEqual([101, 100])
  expect(lines[0]!.stack).toContain('failures.api.test.ts')
  expect((await buyer.mail()).subject).toContain('Coming up')
  await query('delete from repeat_deliveries where id <> $1', buyer.id)
})
