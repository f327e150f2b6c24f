import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { blankOrders } from '#server/modules/orders/orders.ts'
import { address, grantPoints, lastMail, newKey, signedIn } from '#test/builders.ts'
import { type DownloadShop, openDownloadShop, pdf } from '#test/download-shop.ts'
import { importsBy } from '#test/imports.ts'

let world: DownloadShop
let app: DownloadShop['app']
beforeAll(async () => {
  world = await openDownloadShop()
  ;({ app } = world)
})
afterEach(() => world.shop.assertBooks())
afterAll(() => world.shop.close())

const day = 86_400_000
/** At these terms from now on. */
const terms = (downloadLimit: number | null, downloadDays: number | null) =>
  world.save({ files: [world.file], downloadLimit, downloadDays })

describe('the checkout', () => {
  it('asks for no shipping address if everything is digital, and refuses cash for it', async () => {
    const [alone, mixed, goods] = await Promise.all([
      world.summarise([world.files(3)]),
      world.summarise([world.files(), world.goods()]),
      world.summarise([world.goods()]),
    ])
    expect(alone).toMatchObject({ needsShipping: false, needsWaiver: true, shippingMethods: [], shippingCost: 0, totalCost: 57 })
    expect(alone.paymentMethods).not.toContain('COD')
    expect(mixed).toMatchObject({ needsShipping: true, needsWaiver: true, shippingCost: goods.shippingCost })
    expect(mixed.paymentMethods).toContain('COD')
    expect(goods.needsWaiver).toBeUndefined()
  })

  it('computes totals for files without a shipping address, as the order is placed', async () => {
    const shippingAddress = address({ country: 'IS', region: '', postCode: '101' })
    expect(await world.summarise([world.files()], { shippingAddress })).toMatchObject({ needsShipping: false, totalCost: 19 })
    const refused = world.summarise([world.files(), world.goods()], { shippingAddress })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { 'shippingAddress.country': [expect.any(String)] } })
    const placed = await world.place([world.files()], { billingAddress: undefined, shippingAddress })
    expect(placed.totalCost).toBe(19)
  })

  it('costs no shipping in the product feed for digital products', async () => {
    const feed = await (await app.request('/feeds/products.xml')).text()
    const shippingOf = (sku: string) =>
      /<g:shipping>.*?<g:price>([^<]*)</.exec(feed.match(/<item>.*<\/item>/g)!.find((text) => text.includes(`<g:id>${sku}<`))!)![1]
    expect(shippingOf(world.digital.variants[0]!.sku)).toMatch(/^0\.00 /)
    expect(shippingOf(world.kettlebell.variants[0]!.sku)).not.toMatch(/^0\.00 /)
  })

  it('requires the consent to immediate delivery of files, and records when it was given', async () => {
    await expect(world.place([world.files()], { waivesWithdrawal: false })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { waivesWithdrawal: [expect.any(String)] },
    })
    const order = await world.buy()
    expect(order.products[0]!.digital).toEqual({ withdrawalWaivedAt: app.now().toISOString() })
    expect(order).toMatchObject({ returnable: [], canWithdraw: false, returnUntil: null, withdrawUntil: null })
    await expect(app.call('POST /user/orders/:id/withdrawal', { id: order.number, token: order.token })).rejects.toMatchObject({
      code: 'CAN_NOT_WITHDRAW_FROM_CONTRACT',
    })
  })

  it('never sells out of files', async () => {
    const product = await app.call('GET /user/products/url/:uniqueName', { uniqueName: world.digital.meta.friendlyPageName })
    expect(product.variants[0]).toMatchObject({ isDigital: true, stock: { state: 'in' } })
    const edited = await app.call('GET /admin/products/:id', { id: product.id }, { token: world.staff() })
    expect(edited.variants).toMatchObject([{ isDigital: true }])
    expect((await world.summarise([world.files(99)])).problems).toEqual({})
    const { token } = await signedIn(app)
    const { items } = await app.call('POST /cart', { productId: world.digital.id, quantity: 99 }, { token })
    expect(items).toMatchObject([{ product: { isDigital: true, available: 99 } }])
    const lines = [{ variantId: world.files().variantId!, quantity: 3 }]
    await expect(app.call('POST /admin/stock/changes', { kind: 'receive', lines }, { token: world.staff() })).rejects.toMatchObject({
      errors: { 'lines.0.variantId': ['is delivered as files: its stock is not counted'] },
    })
    const counted = await importsBy(app, world.staff()).send(['SKU,Place,Quantity,Change,Reason', `${product.variants[0]!.sku},,9,,`])
    const { rows } = await app.call('GET /admin/imports/:id/rows', { id: counted.id }, { token: world.staff() })
    expect(rows[0]).toMatchObject({ action: 'refuse', lineErrors: [{ message: expect.stringContaining('delivered as files') }] })
  })
})

describe('a digital product', () => {
  it("can't be a repeat delivery", async () => {
    const input = { id: world.digital.id, offer: { percent: 10, weeks: [4 as const] } }
    await expect(app.call('PUT /admin/products/:id/repeat-offer', input, { token: world.staff() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { offer: [expect.any(String)] },
    })
  })
})

describe('an order of files', () => {
  it('is completed by its payment, with the download link by mail', async () => {
    const order = await world.place([world.files(2)])
    expect(await world.list(order)).toEqual([])
    const paid = await world.buy([world.files(2)])
    expect(paid).toMatchObject({ orderStatus: 'Completed', shippingStatus: 'Delivered', paymentStatus: 'Paid', shipments: [] })
    expect(paid.canReview).toEqual([world.digital.id])
    expect(await world.list(paid)).toMatchObject([{ name: 'plan.pdf', bytes: 1000, state: 'open', left: null, until: null }])
    const mail = await lastMail(app, paid.email)
    expect(mail?.subject).toContain('downloads')
    expect(mail?.text).toContain(`/order/${paid.number}?token=`)
    await expect(world.list({ number: paid.number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('paid with points is completed when it is placed', async () => {
    const { token, userId } = await signedIn(app)
    await grantPoints(app, userId, 100_000)
    const order = await world.place([world.files()], { paymentMethod: 'Points' }, token)
    expect(order).toMatchObject({ orderStatus: 'Completed', paymentStatus: 'Paid', shippingStatus: 'Delivered' })
    expect(await app.call('GET /user/downloads', {}, { token })).toMatchObject({
      bought: [{ orderNumber: order.number, files: [{ name: 'plan.pdf', state: 'open' }] }],
      nextCursor: null,
    })
    // Its name in another language is for those who read that one.
    const translation = { locale: 'bn', name: 'পরিকল্পনা', options: {} }
    await app.database.db.query({ text: 'update order_lines set translation = $2 where order_id = $1', values: [order.id, translation] })
    const [bought] = (await app.call('GET /user/downloads', {}, { token })).bought
    expect([bought!.name, bought!.files[0]!.productName]).toEqual([world.digital.info.name, world.digital.info.name])
  })

  it('with goods ships those, and with cash on delivery grants downloads on payment', async () => {
    const order = await world.place([world.files(), world.goods()], { paymentMethod: 'COD' })
    expect(await world.list(order)).toEqual([])
    const { shipments } = await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: world.staff() })
    expect(shipments[0]!.lines).toEqual([{ variantId: world.kettlebell.variants[0]!.id, quantity: 1 }])
    const done = await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: world.staff() })
    expect(done).toMatchObject({ orderStatus: 'Completed', paymentStatus: 'Paid' })
    expect(done.returnable).toEqual([{ variantId: world.kettlebell.variants[0]!.id, quantity: 1 }])
    expect(await world.list(order)).toMatchObject([{ state: 'open' }])
  })

  it('can be withdrawn from for its goods, but not for its files', async () => {
    const order = await world.buy([world.files(), world.goods()])
    expect(order.canWithdraw).toBe(true)
    const after = await app.call('POST /user/orders/:id/withdrawal', { id: order.number, token: order.token })
    expect(after.returns).toMatchObject([
      { kind: 'withdrawal', state: 'approved', lines: [{ variantId: world.kettlebell.variants[0]!.id }] },
    ])
    expect(await world.list(order)).toMatchObject([{ state: 'open' }])
    const { text } = (await lastMail(app, order.email))!
    expect(text).toContain("You don't need to send anything: these items won't be shipped.")
    expect(text).not.toContain('Pack it well')
    const { id } = after.returns[0]!
    await app.call('POST /admin/returns/:id/receive', { id }, { token: world.staff() })
    expect((await lastMail(app, order.email))!.subject).toContain('Receipt of your withdrawal')
    const refund = await app.call('POST /admin/returns/:id/refund', { id }, { token: world.staff(), idempotencyKey: newKey() })
    expect(text).toContain(`We'll refund $${refund.refunded.toFixed(2)} for them`)
  })
})

describe('a download', () => {
  it('is sent as an attachment, without being cached, in full or resumed', async () => {
    const content = Buffer.concat([pdf(9), Buffer.from('0123456789')])
    const { files } = await world.upload(content, { name: 'শক্তির পরিকল্পনা "১২".pdf', replaces: world.file.id })
    expect(files[0]!.name).toBe('শক্তির পরিকল্পনা ১২.pdf')
    const { url } = await world.begin(await world.buy())
    const whole = await world.get(url)
    expect(whole.status).toBe(200)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(content)
    const header = (name: string) => whole.headers.get(name)
    expect(header('content-type')).toBe('application/pdf')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('cache-control')).toBe('private, no-store')
    expect(header('content-length')).toBe('19')
    expect(header('content-disposition')).toBe(
      `attachment; filename="______ _________ __.pdf"; filename*=UTF-8''${encodeURIComponent('শক্তির পরিকল্পনা ১২.pdf')}`,
    )
    const tag = header('etag')!
    const part = await world.get(url, { range: 'bytes=15-', 'if-range': tag })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 15-18/19', '6789'])
    const other = await world.get(url, { range: 'bytes=15-', 'if-range': '"another"' })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
    expect((await world.get(url, { range: 'bytes=19-' })).headers.get('content-range')).toBe('bytes */19')
    const head = await world.get(url, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '19'])
    await world.upload(pdf(), { replaces: world.file.id })
  })

  it('counts once however often it is resumed, and its URL expires after an hour', async () => {
    await terms(2, null)
    const order = await world.buy()
    const { url, validUntil } = await world.begin(order)
    for (const range of ['bytes=0-9', 'bytes=10-', 'bytes=0-9']) await (await world.get(url, { range })).arrayBuffer()
    expect(await world.list(order)).toMatchObject([{ left: 1 }])
    expect(Date.parse(validUntil) - app.now().getTime()).toBe(3_600_000)
    await world.pass(3_600_000)
    expect((await world.get(url)).status).toBe(409)
  })

  it('works only with its URL: not for another order, a changed token, or a public picture URL', async () => {
    await terms(null, null)
    const [order, other] = [await world.buy(), await world.buy()]
    const { url } = await world.begin(order)
    const { url: second } = await world.begin(other)
    const [path, query] = [url.split('?')[0]!, second.split('?')[1]!]
    for (const wrong of [`${path}?${query}`, path, `${path}?token=`, `${path}x?${query}`]) expect((await world.get(wrong)).status).toBe(404)
    const { rows } = await app.database.db.query({ text: 'select id from private_files', values: [] })
    for (const { id } of rows as { id: string }[])
      for (const name of [id, `${id}.private`, `${id}.webp`]) expect((await world.get(`/media/${name}`)).status).toBe(404)
    await expect(world.begin({ number: other.number, token: order.token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('ends with its days or its limit; staff can extend both', async () => {
    await terms(1, 30)
    const order = await world.buy()
    const change = (input: { reset?: boolean; until?: string | null }) =>
      app.call(
        'PUT /admin/orders/:id/downloads/:variantId',
        { id: order.number, variantId: world.variantId, ...input },
        { token: world.staff() },
      )
    await world.begin(order)
    await expect(world.begin(order)).rejects.toMatchObject({ code: 'DOWNLOAD_LIMIT_IS_REACHED' })
    expect(await change({ reset: true })).toMatchObject({ downloads: [{ left: 1, used: 0, total: 1, state: 'open' }] })
    await world.pass(30 * day)
    await expect(world.begin(order)).rejects.toMatchObject({ code: 'DOWNLOAD_HAS_EXPIRED' })
    await change({ until: new Date(app.now().getTime() + day).toISOString() })
    await world.begin(order)
    await terms(null, null)
  })

  it('serves the new file if it was replaced, and a removed one to earlier buyers', async () => {
    const second = (await world.upload(pdf(2000), { name: 'bonus' })).files[1]!
    expect(second.name).toBe('bonus.pdf')
    await world.save({ files: [world.file, second] })
    const before = await world.buy()
    app.pass(1000)
    await world.save({ files: [world.file] })
    app.pass(1000)
    const after = await world.buy()
    expect((await world.list(before)).map(({ name }) => name)).toEqual(['plan.pdf', 'bonus.pdf'])
    expect((await world.list(after)).map(({ name }) => name)).toEqual(['plan.pdf'])
    await (await world.get((await world.begin(before, second.id)).url)).arrayBuffer()
    await expect(world.begin(after, second.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await world.pass(3 * 3_600_000)
    await app.jobs.runDue()
    expect((await world.get((await world.begin(before, second.id)).url)).status).toBe(200)
  })
})

it("a download is in its buyer's export with its time, which is erased with their account", async () => {
  const { token, userId } = await signedIn(app)
  await grantPoints(app, userId, 100_000)
  const order = await world.place([world.files()], { paymentMethod: 'Points' }, token)
  await app.call('POST /user/orders/:id/downloads/:fileId', { id: order.number, fileId: world.file.id }, { token })
  const { downloads } = await app.call('GET /user/export', {}, { token })
  expect(downloads).toEqual([{ orderNumber: order.number, name: 'plan.pdf', at: app.now().toISOString() }])
  await app.database.transaction((tx) => blankOrders(tx, userId))
  const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from downloads where order_id = $1', values: [order.id] })
  expect(rows).toEqual([{ n: 0 }])
})

it("a download follows its order: to the account that claims it, and out of an erased account's list", async () => {
  const [{ token, userId }, guest] = [await signedIn(app), await world.buy()]
  const listed = async () => (await app.call('GET /user/downloads', {}, { token })).bought.map(({ orderNumber }) => orderNumber)
  const rights = async () => {
    const text = 'select r.user_id from download_rights r where r.order_id = $1'
    return (await app.database.db.query({ text, values: [guest.id] })).rows
  }
  expect([await listed(), await rights()]).toEqual([[], [{ user_id: null }]])
  await app.database.db.query({ text: 'update orders set user_id = $2 where id = $1', values: [guest.id, userId] })
  expect([await listed(), await rights()]).toEqual([[guest.number], [{ user_id: userId }]])
  await app.database.transaction((tx) => blankOrders(tx, userId))
  expect([await listed(), await rights()]).toEqual([[], [{ user_id: null }]])
})

describe('the right to download ends', () => {
  const refund = (order: { id: string }) =>
    app.call(
      'POST /admin/orders/:id/downloads/:variantId/refund',
      { id: order.id, variantId: world.variantId },
      { token: world.staff(), idempotencyKey: newKey() },
    )

  it('with a refund of its line at its price; the rest of the order stays', async () => {
    const order = await world.buy([world.files(2), world.goods()])
    const { url } = await world.begin(order)
    expect(await refund(order)).toMatchObject({ refunded: 38, paymentStatus: 'Paid' })
    await expect(world.begin(order)).rejects.toMatchObject({ code: 'DOWNLOAD_IS_NOT_OPEN' })
    expect((await world.get(url)).status).toBe(409)
    expect(await world.list(order)).toMatchObject([{ state: 'revoked' }])
    await expect(refund(order)).rejects.toMatchObject({ code: 'DOWNLOAD_IS_NOT_OPEN' })
    await app.jobs.runDue()
  })

  it('with a full refund, and with the cancellation of the order', async () => {
    const [whole, cancelled] = [await world.buy(), await world.buy([world.files(), world.goods()])]
    await app.call('POST /admin/orders/:id/refund', { id: whole.id }, { token: world.staff(), idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/cancel', { id: cancelled.id }, { token: world.staff() })
    await app.jobs.runDue()
    for (const order of [whole, cancelled]) expect(await world.list(order)).toMatchObject([{ state: 'revoked' }])
  })
})
