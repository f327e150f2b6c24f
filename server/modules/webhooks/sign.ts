import { createHmac } from 'node:crypto'

/** The signature header, in Stripe's format: the time in seconds, and an HMAC-SHA256 of "time.body" with each secret. */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signed = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`)
  return [`t=${time}`, ...signed].join(',')
}
