import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTwilio, twilioAccount } from '#test/twilio.ts'
import { DeliveryError } from './gateway.ts'
import { createTwilio } from './twilio.ts'

let twilio: Awaited<ReturnType<typeof openTwilio>>
beforeAll(async () => {
  twilio = await openTwilio()
})
afterAll(() => twilio.close())
beforeEach(() => {
  twilio.received.length = 0
})

async function outcome(over: { to?: string; token?: string; api?: string; timeoutMs?: number } = {}) {
  const { to = '+15035550199', ...settings } = over
  const gateway = createTwilio({ ...twilioAccount, api: twilio.url, ...settings })
  const message = { id: '1', to, subject: 'Your code', text: '১২৩৪৫৬ is your code & more', html: null, now: new Date() }
  return gateway
    .send(message, async () => {})
    .then(
      () => ['sent'],
      (error: unknown) => (error instanceof DeliveryError ? [error.outcome, error.message] : [error]),
    )
}

describe('a text message', () => {
  it('is sent to Twilio in the format of its API', async () => {
    expect(await outcome()).toEqual(['sent'])
    expect(twilio.received).toEqual([{ to: '+15035550199', from: '+15005550006', body: '১২৩৪৫৬ is your code & more' }])
  })

  it('to an invalid number is refused permanently, and the reason does not contain the number', async () => {
    expect(await outcome({ to: '+0035550199' })).toEqual(['never', "Twilio: 400 21211 The 'To' number … is not a valid phone number."])
  })

  it.each([
    [429, { status: 429, code: 20429, message: 'Too Many Requests' }],
    [500, { status: 500 }],
    [503, { status: 503 }],
  ])('that meets a %i is tried again', async (status, reaction) => {
    twilio.reactions.push(reaction)
    expect(await outcome()).toEqual(['later', expect.stringContaining(`Twilio: ${status}`)])
  })

  it('is retried while the account is refused or the server unreachable', async () => {
    expect(await outcome({ token: 'wrong' })).toEqual(['later', 'Twilio: 401 20003 Authenticate'])
    const gone = await openTwilio()
    await gone.close()
    expect(await outcome({ api: gone.url })).toEqual(['later', 'Twilio: ECONNREFUSED'])
  })

  it('whose response never ends is recorded as unclear, and only a little of the response is read', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    let sent = 0
    const endless = createServer((request, response) => {
      request.resume()
      response.writeHead(400, { 'Content-Type': 'application/json' })
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', write)
      write()
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const api = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`
    expect(await outcome({ api })).toEqual(['unclear', expect.stringContaining('answered more than')])
    expect(sent).toBeLessThan(20_000_000)
    endless.closeAllConnections()
    endless.close()
  })

  it('that was sent but got no response is recorded as unclear', async () => {
    twilio.reactions.push('drop')
    expect(await outcome()).toEqual(['unclear', 'Twilio: ECONNRESET'])
    twilio.reactions.push('silence')
    expect(await outcome({ timeoutMs: 500 })).toEqual(['unclear', 'Twilio: TimeoutError'])
    expect(twilio.received).toEqual([])
  })

  it('whose response is compressed or too long is recorded as unclear, without reading it', async () => {
    for (const [headers, body, reason] of [
      [{ 'content-encoding': 'br' }, brotliCompressSync('{}'), 'answered compressed (br)'],
      [{}, Buffer.alloc(300_000), 'answered more than 262144 bytes'],
    ] as const) {
      const server = createServer((_, response) => void response.writeHead(201, headers).end(body))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      expect(await outcome({ api })).toEqual(['unclear', expect.stringContaining(reason)])
      server.closeAllConnections()
      server.close()
    }
  })
})
