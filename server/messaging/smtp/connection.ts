import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopback } from '#server/config/loopback.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, with name and password where the server wants them. */
  server: URL
  /** Certificates (PEM) to trust instead of the usual ones. */
  ca?: string | undefined
  timeouts?: Timeouts
}

/** For each step; and for the answer to a whole message, which servers read for viruses first. In ms. */
export interface Timeouts {
  step: number
  answer: number
}

const usualTimeouts: Timeouts = { step: 10_000, answer: 60_000 }

/** Options for nodemailer. Without TLS only on this machine; never with a certificate that isn't trusted. */
export function connectionOptions({ server, ca, timeouts = usualTimeouts }: SmtpSettings): SMTPConnection.Options {
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

/** An open connection, signed in where the address has a name. Fails as nodemailer fails. */
export async function connect(settings: SmtpSettings): Promise<SMTPConnection> {
  // Loaded when the first mail goes: most processes, and every shop without a mail server, do without it.
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
 * Hands one message over. `begin` is called, and waited for, when the server has agreed to take it and before its first byte goes; if
 * that throws, the message is not sent.
 */
export async function sendMessage(
  smtp: SMTPConnection,
  { from, to, message, timeouts = usualTimeouts }: { from: string; to: string; message: Buffer; timeouts?: Timeouts | undefined },
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
