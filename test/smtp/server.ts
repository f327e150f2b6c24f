import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Self-signed, for localhost. */
export const certificate = readFileSync(new URL('certificate.pem', import.meta.url), 'utf8')
const key = readFileSync(new URL('key.pem', import.meta.url), 'utf8')

/** How the server reacts to a step: accepts it, responds with this error code, drops the connection, or stays silent. */
type Reaction = 'take' | 'drop' | 'silence' | number

export interface MailServer {
  url: string
  /** Accepted messages, in order. */
  received: { from: string; to: string; raw: string }[]
  /** The number of connections made. */
  connections: () => number
  /** Reactions to the next recipients and messages, one each; 'take' when there are no more. */
  recipients: Reaction[]
  messages: Reaction[]
  close: () => Promise<void>
}

/** Starts a real mail server on this machine whose reactions are scripted. */
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
