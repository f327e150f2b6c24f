import { createHmac } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookPayloads } from '#contract/admin/webhook-payloads.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

interface Received {
  headers: Record<string, unknown>
  body: string
}
let app: TestApp
let token: string
let receiver: Server
let url: string
let received: Received[] = []
let status = 200
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end('thanks')
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  app = await startApp()
  token = await staffToken(app)
})
afterAll(async () => {
  await app.stop()
  receiver.close()
})
beforeEach(() => {
  received = []
  status = 200
})

type Events = Parameters<typeof add>[0]
async function add(events: ('order.placed' | 'order.cancelled' | 'order.paid' | 'customer.created')[]) {
  return app.call('POST /admin/webhooks', { url, events }, { token })
}
const change = (id: string, fields: { isEnabled?: boolean; events?: Events }) =>
  app.call('PATCH /admin/webhooks/:id', { id, ...fields }, { token })
const log = async (id: string) => (await app.call('GET /admin/webhooks/:id/deliveries', { id }, { token })).rows
const remove = (id: string) => app.call('DELETE /admin/webhooks/:id', { id }, { token })
async function buy() {
  const [product] = await stockShop(app, [seedProduct({ stock: 90 })])
  const buyer = await signedIn(app)
  const input = await orderInput(app, [{ product: product!, quantity: 1 }], { shippingAddress: address() })
  return app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
}
const isSignedWith = ({ headers, body }: Received, secret: string): boolean => {
  const [time = '', ...signatures] = String(headers['webhook-signature']).split(',')
  const right = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${body}`)
    .digest('hex')
  return signatures.includes(`v1=${right}`)
}

describe('a webhook', () => {
  it('is told what it wants to hear, signed, once, and nothing when switched off', async () => {
    const { webhook, secret } = await add(['order.placed', 'order.cancelled'])
    const order = await buy()
    await app.jobs.runDue()
    await app.jobs.runDue()
    expect(received).toHaveLength(1)
    const [first] = received
    expect(isSignedWith(first!, secret)).toBe(true)
    expect(isSignedWith(first!, 'whsec_other')).toBe(false)
    const sent = JSON.parse(first!.body) as { type: string; data: { order: { number: string } } }
    expect(webhookPayloads['order.placed'][0].parse(sent)).toEqual(sent)
    expect([sent.type, sent.data.order.number]).toEqual(['order.placed', order.number])
    expect(await log(webhook.id)).toMatchObject([
      { event: 'order.placed', state: 'delivered', attempts: 1, status: 200, body: first!.body },
    ])
    await app.call('POST /admin/orders/:id/cancel', { id: order.id, reason: '' }, { token })
    await app.jobs.runDue()
    expect((await log(webhook.id)).map(({ event }) => event)).toEqual(['order.cancelled', 'order.placed'])
    await change(webhook.id, { isEnabled: false })
    await buy()
    await app.jobs.runDue()
    expect(received).toHaveLength(2)
    await remove(webhook.id)
  })

  it('that fails is tried again later with the same body, and can be replayed', async () => {
    const { webhook } = await add(['customer.created'])
    status = 500
    await signedIn(app)
    await app.jobs.runDue()
    expect(await log(webhook.id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }])
    status = 204
    app.pass(10_000)
    await app.jobs.runDue()
    const [done] = await log(webhook.id)
    expect(done).toMatchObject({ state: 'delivered', attempts: 2, status: 204, error: null })
    await app.call('POST /admin/webhooks/deliveries/:id/replay', { id: done!.id }, { token })
    await app.jobs.runDue()
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(received).toHaveLength(3)
    await remove(webhook.id)
  })

  it('is switched off after days without a success', async () => {
    const { webhook } = await add(['customer.created'])
    status = 410
    await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    await app.jobs.runDue()
    const find = async () => (await app.call('GET /admin/webhooks', {}, { token })).webhooks.find(({ id }) => id === webhook.id)
    expect(await find()).toMatchObject({ isEnabled: true, failingSince: app.now().toISOString() })
    app.pass(3 * dayMs + 1)
    token = await staffToken(app)
    await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    await app.jobs.runDue()
    expect(await find()).toMatchObject({ isEnabled: false })
    expect(await change(webhook.id, { isEnabled: true })).toMatchObject({ isEnabled: true, failingSince: null })
    await remove(webhook.id)
  })

  it('gets a new secret; for a day the old one signs, too', async () => {
    const { webhook, secret } = await add(['customer.created'])
    const { secret: next } = await app.call('POST /admin/webhooks/:id/rotate', { id: webhook.id }, { token })
    const test = async () => {
      received = []
      await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
      await app.jobs.runDue()
      return [secret, next].map((one) => isSignedWith(received.at(-1)!, one))
    }
    expect(await test()).toEqual([true, true])
    app.pass(dayMs)
    token = await staffToken(app)
    expect(await test()).toEqual([false, true])
    await remove(webhook.id)
  })

  it('gets nothing that is signed with a secret which a new SECRET cannot decrypt', async () => {
    const { webhook } = await add(['customer.created'])
    await app.database.db.query({ text: `update webhook_endpoints set secret = 'unreadable' where id = $1`, values: [webhook.id] })
    await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    await app.jobs.runDue()
    expect(received).toEqual([])
    expect((await log(webhook.id))[0]).toMatchObject({ state: 'waiting', error: expect.stringContaining('SECRET was changed') })
    await app.call('POST /admin/webhooks/:id/rotate', { id: webhook.id }, { token })
    await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    await app.jobs.runDue()
    expect(String(received[0]!.headers['webhook-signature']).split(',')).toHaveLength(2)
    await remove(webhook.id)
  })

  it('whose server hangs holds up only itself', async () => {
    const hanging = new Set<ServerResponse>()
    let ended = 0
    const sink = createServer((_, response) => {
      hanging.add(response)
      response.on('close', () => (ended += 1))
    })
    await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done))
    const slow = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/hook`
    const events = ['customer.created'] as const
    const made = await Promise.all(
      Array.from({ length: 4 }, () => app.call('POST /admin/webhooks', { url: slow, events: [...events] }, { token })),
    )
    for (let n = 0; n < 3; n += 1)
      for (const { webhook } of made) await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    const { webhook } = await add([...events])
    await app.call('POST /admin/webhooks/:id/test', { id: webhook.id }, { token })
    const running = app.jobs.runDue()
    await expect.poll(() => received.length).toBe(1)
    await expect.poll(() => hanging.size).toBe(12)
    expect(ended).toBe(0)
    for (const response of hanging) response.end('at last')
    await running
    expect(await log(webhook.id)).toMatchObject([{ state: 'delivered' }])
    expect(await log(made[0]!.webhook.id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }, { state: 'delivered' }])
    for (const one of [webhook, ...made.map((each) => each.webhook)]) await remove(one.id)
    sink.close()
  })

  it('has an address of the web, and there are 20 at most, also of 50 at once', async () => {
    for (const bad of ['ftp://example.com', 'https://name:secret@example.com/', 'example.com'])
      await expect(app.call('POST /admin/webhooks', { url: bad, events: ['order.paid'] }, { token })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => add(['order.paid'])))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(20)
    expect(all.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' })
  })
})
