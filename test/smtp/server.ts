import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Signed by itself, for localhost. */
export const certificate = readFileSync(new URL('certificate.pem', import.meta.url), 'utf8')
const key = readFileSync(new URL('key.pem', import.meta.url), 'utf8')

/** What a server does with a step: takes it, answers an error with this code, breaks the line, or says nothing. */
export type Reaction = 'take' | 'drop' | 'silence' | number

export interface MailServer {
  url: string
  /** What it took, as it came. */
  received: { from: string; to: string; raw: string }[]
  /** How many times somebody connected. */
  connections: () => number
  /** What it does with the next recipients and messages, one each; 'take' when there are no more. */
  recipients: Reaction[]
  messages: Reaction[]
  close: () => Promise<void>
}

/** A real mail server on this machine that reacts as its script says. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  let connections = 0
  const script: Pick<MailServer, 'received' | 'recipients' | 'messages'> = { received: [], recipients: [], messages: [] }
  const smtp = new SMTPServer({
    key,
    cert: certificate,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onRcptTo: (_, __, done) => react(script.recipients.shift(), done),
    onData: (stream, { envelope }, done) =>
      void text(stream).then(
        (raw) => {
          const reaction = script.messages.shift() ?? 'take'
          if (reaction === 'take') script.received.push({ from: addressOf(envelope.mailFrom), to: addressOf(envelope.rcptTo[0]), raw })
          react(reaction, done)
        },
        () => {},
      ),
    ...options,
  })
  const react = (reaction: Reaction = 'take', done: (error?: Error | null) => void) => {
    if (reaction === 'take') done()
    else if (reaction === 'drop') for (const { _socket: socket } of smtp.connections) socket.destroy()
    else if (reaction !== 'silence') done(Object.assign(new Error(`<ada@example.com> refused`), { responseCode: reaction }))
  }
  smtp.on('error', () => {})
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...script,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    connections: () => connections,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

const addressOf = (one: { address: string } | false | undefined) => (one ? one.address : '')
