import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { compareBooks, countImbalances } from '#server/modules/books/books.ts'
import type { CheckName } from '#server/modules/books/checks.ts'
import { filledChecks } from './filled-checks.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'
import { grantPoints, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'

let shop: CardShop
let app: CardShop['app']
const ids: Record<'variant' | 'product' | 'user' | 'paid' | 'cash' | 'invoice' | 'subscription', string> = {
  variant: '',
  product: '',
  user: '',
  paid: '',
  cash: '',
  invoice: '',
  subscription: '',
}
const query = async (text: string, ...values: unknown[]) => (await app.database.db.query({ text, values })).rows as { id: string }[]

beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  const [product] = (await stockShop(app, [seedProduct({ stock: 9, isRedeemable: true })])) as [Product]
  const [{ userId, token }, staff] = [await signedIn(app), await staffIn(app, 'owner')]
  await grantPoints(app, userId, 100)
  const place = async (over: object) =>
    app.call('POST /user/orders/create-order', await orderInput(app, [{ product, quantity: 1 }], over), { token, idempotencyKey: newKey() })
  const [paid, cash] = [await place({ paymentMethod: 'Stripe', points: 50 }), await place({})]
  shop.stripe.payWith((await shop.begin(paid)).sessionId, card)
  await shop.deliverLastEvent()
  await app.call('POST /admin/orders/:id/ship', { id: cash.id }, { token: staff.token })
  // Writes data that no statement of the shop would write.
  await query('alter table invoices disable trigger invoices_stay')
  const [invoice] = await query('select id from invoices')
  const [subscription] = await query(subscribed, userId)
  Object.assign(ids, {
    subscription: subscription!.id,
    variant: product.variants[0]!.id,
    product: product.id,
    user: userId,
    paid: paid.id,
    cash: cash.id,
    invoice: invoice!.id,
  })
})
afterAll(() => shop.close())

/** A member who has paid for the month. */
const subscribed = `
  with plan as (
    insert into plans (id, code, name, description, month_price, position) values (gen_random_uuid(), 'regular', 'Regular', '{}', 790, 1) returning id
  ), subscription as (
    insert into subscriptions (id, user_id, plan_id, period, auto_renew, status, period_start, period_end, provider_id, created_at)
    select gen_random_uuid(), $1, id, 'month', true, 'active', now(), now() + interval '1 month', 'sub_1', now() from plan returning id
  ), charge as (
    insert into subscription_charges (id, subscription_id, user_id, plan_name, invoice_id, amount, currency, reason, status, created_at, paid_at)
    select gen_random_uuid(), id, $1, 'Regular', 'in_1', 790, 'USD', 'start', 'paid', now(), now() from subscription
  )
  select id from subscription`
const charge = `insert into subscription_charges
  select gen_random_uuid(), subscription_id, 'in_2', amount, currency, 'renewal', status, url, created_at, paid_at, plan_name, user_id
  from subscription_charges where subscription_id = $1`

/** Changes that no call makes, and how to undo each. */
const wrongs: [what: CheckName, of: keyof typeof ids, wrong: string, undone: string, also?: CheckName][] = [
  [
    'stock',
    'variant',
    'update variants set sold = sold + 1 where id = $1',
    'update variants set sold = sold - 1 where id = $1',
    'backOrders',
  ],
  [
    'backOrders',
    'variant',
    `insert into back_orders (order_id, variant_id, quantity, at) select o.id, $1, 1, now() from orders o order by o.id limit 1`,
    'delete from back_orders where variant_id = $1',
  ],
  ['bundles', 'variant', `insert into bundle_components values ($1, $1, 1, 0)`, 'delete from bundle_components where bundle_id = $1'],
  [
    'movements',
    'variant',
    `insert into stock_movements (variant_id, kind, quantity, at) values ($1, 'adjust', 1, now())`,
    `insert into stock_movements (variant_id, kind, quantity, at) values ($1, 'adjust', -1, now())`,
  ],
  [
    'acts',
    'user',
    `insert into community_points values ($1, '2026-03-01', 1, 0, 0, 5, 5)`,
    'delete from community_points where user_id = $1',
  ],
  [
    'orderTaxes',
    'cash',
    `update orders set taxes = '{"name": "VAT", "inclusive": true, "lines": [], "shipping": {"rate": 0, "net": 1, "amount": 0}}' where id = $1`,
    'update orders set taxes = null where id = $1',
  ],
  [
    'pointParts',
    'paid',
    'update orders set points_spent = points_spent + 1 where id = $1',
    'update orders set points_spent = points_spent - 1 where id = $1',
  ],
  [
    'overRefunded',
    'paid',
    `insert into refunds (id, payment_id, order_id, amount, reason, status, created_at)
      select gen_random_uuid(), id, order_id, amount + 1, 'x', 'done', now() from payments where order_id = $1`,
    'delete from refunds where order_id = $1',
    'payment',
  ],
  ['fits', 'product', `update products set fits = '{0,1,0}' where id = $1`, `update products set fits = '{0,0,0}' where id = $1`],
  ['exchanges', 'cash', 'update orders set credit_expected = 5 where id = $1', 'update orders set credit_expected = 0 where id = $1'],
  ['points', 'user', 'update users set points = points + 7 where id = $1', 'update users set points = points - 7 where id = $1'],
  [
    'lines',
    'cash',
    'update order_lines set price = price + 1, total_price = total_price + 1 where order_id = $1',
    'update order_lines set price = price - 1, total_price = total_price - 1 where order_id = $1',
  ],
  [
    'keys',
    'cash',
    `insert into idempotency_keys select scope, 'again', request_hash, response, created_at from idempotency_keys where response->>'id' = $1::text`,
    `delete from idempotency_keys where key = 'again' and response->>'id' = $1::text`,
  ],
  [
    'payment',
    'paid',
    `update orders set payment_status = 'Pending' where id = $1`,
    `update orders set payment_status = 'Paid' where id = $1`,
  ],
  [
    'shipments',
    'cash',
    'update shipment_lines set quantity = quantity + 1 where order_id = $1',
    'update shipment_lines set quantity = quantity - 1 where order_id = $1',
  ],
  [
    'returned',
    'cash',
    `with back as (insert into returns (id, order_id, kind, state, requested_at, changed_at) values (gen_random_uuid(), $1, 'return', 'requested', now(), now())
      returning id, order_id) insert into return_lines (return_id, order_id, position, quantity) select id, order_id, 0, 2 from back`,
    'delete from returns where order_id = $1',
  ],
  [
    'subscriptions',
    'subscription',
    `update subscription_charges set status = 'open', paid_at = null where subscription_id = $1`,
    `update subscription_charges set status = 'paid', paid_at = now() where subscription_id = $1`,
  ],
  ['subscriptions', 'subscription', charge, `delete from subscription_charges where invoice_id = 'in_2' and subscription_id = $1`],
  [
    'subscriptions',
    'subscription',
    `update subscriptions set status = 'incomplete' where id = $1`,
    `update subscriptions set status = 'active' where id = $1`,
  ],
  [
    'subscriptions',
    'subscription',
    `update subscription_charges set user_id = null where subscription_id = $1`,
    `update subscription_charges c set user_id = s.user_id from subscriptions s where s.id = c.subscription_id and s.id = $1`,
  ],
  [
    'numbers',
    'invoice',
    'update invoice_counters c set last = last + 1 from invoices i where i.kind = c.kind and i.id = $1',
    'update invoice_counters c set last = last - 1 from invoices i where i.kind = c.kind and i.id = $1',
  ],
  [
    'invoices',
    'invoice',
    `update invoices set lines = lines || '{"sku": "x", "name": "x", "options": {}, "price": 1, "quantity": 1, "totalPrice": 1, "taxRate": null}' where id = $1`,
    `update invoices set lines = lines - (-1) where id = $1`,
  ],
]

describe('the consistency check of the books', () => {
  it('passes', async () => {
    expect(await compareBooks(app.database, app.now())).toEqual([])
  })

  it.each(wrongs)('reports %s by the id of the %s, in the log, the metrics and the API', async (what, of, wrong, undone, also) => {
    await query(wrong, ids[of])
    const found = [what, ...(also ? [also] : [])].map((one) => ({ what: one, id: ids[of] }))
    expect(await compareBooks(app.database, app.now())).toEqual(found)
    expect(await countImbalances(app.database.db)).toMatchObject({ [what]: 1 })
    await query(undone, ids[of])
    expect(await compareBooks(app.database, app.now())).toEqual([])
    expect((await countImbalances(app.database.db))[what]).toBe(0)
  })

  it.each([
    { price: -1, totalPrice: -1 },
    { quantity: 0, totalPrice: 0 },
    { totalPrice: 6 },
    { taxRate: -1 },
    { sku: null },
    { name: 7 },
    { options: [] },
    { quantity: '1' },
  ])('have no document with a line of %j', async (wrong) => {
    const line = { sku: 'x', name: 'x', options: {}, price: 5, quantity: 1, totalPrice: 5, taxRate: null, ...wrong }
    const text = 'update invoices set lines = lines || $2::jsonb where id = $1'
    await expect(query(text, ids.invoice, JSON.stringify([line]))).rejects.toMatchObject({ code: '23514' })
  })

  it('reports a credit note that exceeds a tax rate of its lines or of its invoice', async () => {
    const { invoice } = ids
    const share = (rate: number, net: number) => `[{"name": "Tax", "rate": ${rate}, "net": ${net}, "amount": 0, "inclusive": false}]`
    const columns = `seller, order_id, order_number, locale, currency, payment_method, ordered_at, issued_at`
    const note = `insert into invoices (id, kind, sequence, number, corrects, product_cost, shipping_cost, discount, tax, total_cost, points_cost, taxes, lines, ${columns})
      select gen_random_uuid(), 'credit_note', 1, 'CN-1', id, 5, 0, 0, 0, 5, 0, $2::jsonb, '[]', ${columns} from invoices where id = $1 returning id`
    await query(`update invoice_counters set last = 1 where kind = 'credit_note'`)
    const [added] = await query(note, invoice, share(2500, 5))
    const of = async (what: CheckName) =>
      (await compareBooks(app.database, app.now())).filter((one) => one.what === what).map(({ id }) => id)
    expect(await of('taxes')).toEqual([invoice])
    expect(await of('credited')).toEqual([])
    const line = { sku: 'x', name: 'x', options: {}, price: 5, quantity: 1, totalPrice: 5, taxRate: 7250 }
    await query('update invoices set lines = $2::jsonb where id = $1', added!.id, JSON.stringify([line]))
    expect(await of('credited')).toEqual([added!.id])
    await query('delete from invoices where id = $1', added!.id)
    await query(`update invoice_counters set last = 0 where kind = 'credit_note'`)
    expect(await compareBooks(app.database, app.now())).toEqual([])
  })

  it('reports a paid order without an invoice', async () => {
    await query(
      `insert into order_events (id, order_id, event, at) select gen_random_uuid(), $1, 'PAID', now() + interval '100 years'`,
      ids.cash,
    )
    await query(`update orders set payment_status = 'Paid' where id = $1`, ids.cash)
    expect(await compareBooks(app.database, app.now())).toEqual([{ what: 'billed', id: ids.cash }])
    await query(`update orders set payment_status = 'Pending' where id = $1`, ids.cash)
  })

  it('runs at the end of every test that fills the tables concerned', async () => {
    const filled = await filledChecks(app.database.db)
    expect(wrongs.map(([what]) => what).filter((what) => !filled.includes(what))).toEqual([])
  })
})
