import { createHmac } from 'node:crypto'

/** An event signed as Stripe does, to be sent as it is or modified by a test. */
export function signEvent(event: object, secret: string, at: Date): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event)
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` } }
}
