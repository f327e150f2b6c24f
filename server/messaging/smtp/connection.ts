import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopback } from '#server/config/loopback.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, with user name and password if the server requires them. */
  server: URL
  /** Certificates (PEM) to trust instead of the usual ones. */
  ca?: string | undefined
  timeouts?: Timeouts
}

/** Time-outs in ms: for each step, and for the response to a whole message, which servers scan for viruses first. */
interface Timeouts {
  step: number
  answer: number
}

const defaultTimeouts: Timeouts = { step: 10_000, answer: 60_000 }

/** Options for nodemailer. Connections without TLS only to this machine; untrusted certificates are never accepted. */
export function connectionOptions({ server, ca, timeouts = defaultTimeouts }: SmtpSettings): SMTPConnection.Options {
  const secure = server.protocol === 'smtps:'
  const host = server.hostname.replaceAll(/[[\]]/g, '')
  return {
    host,
    port: Number(server.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ignoreTLS: !secure && isLoopback(host),
    connectionTimeout: timeouts.step,
    greetingTimeout: timeouts.step,
    socketTimeout: timeouts.step,
    dnsTimeout: timeouts.step,
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
  }
}

/** Opens a connection and signs in if the URL has a user name. Fails with nodemailer's errors. */
export async function connect(settings: SmtpSettings): Promise<SMTPConnection> {
  // Loaded for the first mail: most processes, and every shop without a mail server, never need it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const { username, password } = settings.server
  const smtp = new Connection(connectionOptions(settings))
  return new Promise((resolve, reject) => {
    smtp.on('error', reject)
    const signedIn = (error?: Error | null) => {
      if (error) smtp.close()
      if (error) reject(error)
      else resolve(smtp)
    }
    const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    smtp.connect((error) => (error || !username ? signedIn(error) : smtp.login(credentials, signedIn)))
  })
}

/**
 * Sends one message. `begin` is awaited after the server has agreed to take the message and before its first byte is sent; if it throws,
 * the message isn't sent.
 */
export async function sendMessage(
  smtp: SMTPConnection,
  { from, to, message, timeouts = defaultTimeouts }: { from: string; to: string; message: Buffer; timeouts?: Timeouts | undefined },
  begin: () => Promise<void>,
): Promise<void> {
  const beginThenRead = async function* () {
    await begin()
    setSocketTimeout(smtp, timeouts.answer)
    yield message
  }
  await new Promise<void>((resolve, reject) => {
    smtp.send({ from, to }, Readable.from(beginThenRead(), { objectMode: false }), (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
  setSocketTimeout(smtp, timeouts.step)
}

function setSocketTimeout({ _socket: socket }: SMTPConnection, ms: number): void {
  if (socket) socket.setTimeout(ms)
}
