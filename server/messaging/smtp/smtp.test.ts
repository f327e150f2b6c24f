import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { readMail } from '#test/smtp/read.ts'
import { certificate, openMailServer } from '#test/smtp/server.ts'
import { type Gateway, type Outgoing, DeliveryError } from '../gateway.ts'
import { connectionOptions, type SmtpSettings } from './connection.ts'
import { createSmtp } from './smtp.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function start(options: SMTPServerOptions = {}, over: Partial<SmtpSettings> & { login?: string } = {}) {
  const server = await openMailServer(options)
  const url = new URL(over.login ? server.url.replace('://', `://${over.login}@`) : server.url)
  const gateway = createSmtp(
    { server: url, ...over },
    { name: 'Gymfölk, “Ltd”', from: 'shop@gymfolk.example', replyTo: 'help@gymfolk.example' },
  )
  open.push(server.close, gateway.close)
  return { server, gateway }
}

const message = (over: Partial<Outgoing> = {}): Outgoing => ({
  id: '0190a5d2-0000-7000-8000-000000000001',
  to: 'ada@example.com',
  subject: 'Your order',
  text: 'It is in.',
  html: null,
  now: new Date('2026-03-02T10:00:00Z'),
  ...over,
})

/** The outcome of sending, and whether transmission of the message had begun. */
async function outcome(gateway: Gateway, over: Partial<Outgoing> = {}) {
  let begun = false
  const sent = gateway.send(message(over), async () => {
    begun = true
  })
  const end = await sent.then(
    () => 'sent',
    (error: unknown) => {
      if (!(error instanceof DeliveryError)) throw error
      return error.outcome
    },
  )
  return [end, begun]
}

describe('a mail', () => {
  it('arrives unchanged, whatever characters it contains', async () => {
    const { server, gateway } = await start()
    const text = ['Hello Zoë,', '.', '..two dots', 'আপনার কোড', `a line of ${'very '.repeat(300)}many words`, '', 'From here on'].join('\n')
    const html = '<p>আপনার কোড <b>123456</b></p>'
    expect(await outcome(gateway, { subject: 'আপনার Gymfolk কোড: “১২৩”', text, html })).toEqual(['sent', true])
    const [mail] = server.received
    const { headers, ...body } = readMail(mail!.raw)
    expect([mail!.from, mail!.to]).toEqual(['shop@gymfolk.example', 'ada@example.com'])
    expect(body).toEqual({ text, html })
    expect(headers).toMatchObject({
      from: 'Gymfölk, “Ltd” <shop@gymfolk.example>',
      to: 'ada@example.com',
      'reply-to': 'help@gymfolk.example',
      subject: 'আপনার Gymfolk কোড: “১২৩”',
      'message-id': '<0190a5d2-0000-7000-8000-000000000001@gymfolk.example>',
      date: 'Mon, 02 Mar 2026 10:00:00 +0000',
      'auto-submitted': 'auto-generated',
    })
  })

  it("can't inject a header or another recipient", async () => {
    const { server, gateway } = await start()
    await outcome(gateway, { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nYou won', to: 'ada@example.com' })
    await outcome(gateway, { to: 'ada@example.com>\r\nRCPT TO:<eve@example.com' })
    expect(server.received.map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(Object.keys(readMail(server.received[0]!.raw).headers)).not.toContain('bcc')
  })

  it('shares a connection with the next ones', async () => {
    const { server, gateway } = await start()
    for (let n = 0; n < 3; n += 1) expect(await outcome(gateway)).toEqual(['sent', true])
    expect([server.received.length, server.connections()]).toEqual([3, 1])
  })
})

describe("the server's response", () => {
  it.each([
    ['no such recipient', { recipients: [550] }, ['never', false]],
    ['a full mailbox', { recipients: [452] }, ['later', false]],
    ['greylisting', { recipients: [451] }, ['later', false]],
    ['sign in first', { recipients: [530] }, ['later', false]],
    ['a message it will not take', { messages: [554] }, ['never', true]],
    ['a message it cannot take now', { messages: [451] }, ['later', true]],
    ['a line that breaks before the message', { recipients: ['drop'] }, ['later', false]],
    ['a line that breaks after the message', { messages: ['drop'] }, ['unclear', true]],
  ] as const)('%s decides what becomes of the mail, and the next one goes', async (_, script, expected) => {
    const { server, gateway } = await start()
    server.recipients.push(...('recipients' in script ? script.recipients : []))
    server.messages.push(...('messages' in script ? script.messages : []))
    expect(await outcome(gateway)).toEqual(expected)
    expect(server.received).toEqual([])
    expect(await outcome(gateway)).toEqual(['sent', true])
    expect(server.received).toHaveLength(1)
  })

  it('has a time limit, longer for the message than for other steps', async () => {
    const { server, gateway } = await start({}, { timeouts: { step: 200, answer: 400 } })
    server.recipients.push('silence')
    expect(await outcome(gateway)).toEqual(['later', false])
    const patient = await start({}, { timeouts: { step: 20_000, answer: 300 } })
    patient.server.messages.push('silence')
    expect(await outcome(patient.gateway)).toEqual(['unclear', true])
  })

  it("is reported without the recipient's address", async () => {
    const { server, gateway } = await start()
    server.recipients.push(550)
    await expect(gateway.send(message(), async () => {})).rejects.toThrow('<…> refused')
  })

  it('is not waited for when nothing listens', async () => {
    const { server, gateway } = await start()
    await server.close()
    expect(await outcome(gateway)).toEqual(['later', false])
  })

  it('is followed by the message only if the server is ready for it', async () => {
    const { server, gateway } = await start()
    const stopped = gateway.send(message(), async () => {
      throw new DeliveryError('later', 'another has it')
    })
    await expect(stopped).rejects.toThrow('another has it')
    expect(await outcome(gateway)).toEqual(['sent', true])
    expect(server.received).toHaveLength(1)
  })
})

describe('a connection', () => {
  const login: SMTPServerOptions = {
    secure: true,
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop@x' && password === 'p:/w' ? done(null, { user: 'shop' }) : done(new Error('wrong')),
  }

  it('signs in with the user name and password from the URL', async () => {
    const { gateway } = await start(login, { ca: certificate, login: 'shop%40x:p%3A%2Fw' })
    expect(await outcome(gateway)).toEqual(['sent', true])
  })

  it("that can't sign in is retried, because the configuration is wrong, not the message", async () => {
    for (const wrong of ['shop%40x:no', undefined]) {
      const { gateway } = await start(login, { ca: certificate, ...(wrong && { login: wrong }) })
      expect(await outcome(gateway)).toEqual(['later', false])
    }
  })

  it("is refused when the server's certificate is not trusted", async () => {
    const { server, gateway } = await start({ secure: true })
    expect(await outcome(gateway)).toEqual(['later', false])
    expect(server.received).toEqual([])
  })

  it('is always encrypted, except on this machine', () => {
    const options = (url: string) => connectionOptions({ server: new URL(url) })
    expect(options('smtp://mail.example.com')).toMatchObject({ port: 587, secure: false, requireTLS: true, ignoreTLS: false })
    expect(options('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true })
    expect(options('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25, requireTLS: false })
    expect(options('smtp://127.evil.example')).toMatchObject({ requireTLS: true })
  })
})
