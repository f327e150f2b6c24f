import { outbound, type OutboundFailure } from '#server/outbound.ts'
import { type Gateway, DeliveryError } from './gateway.ts'

interface Settings {
  api: string
  account: string
  token: string
  /** The sender's number or name. */
  from: string
  timeoutMs?: number
}

/** SMS through Twilio (https://www.twilio.com/docs/messaging/api/message-resource). */
export function createTwilio({ api, account, token, from, timeoutMs = 10_000 }: Settings): Gateway {
  const url = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, api)
  const headers = {
    Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
  }
  return {
    send: async ({ to, text }, begin) => {
      await begin()
      const body = new URLSearchParams({ To: to, From: from, Body: text })
      const response = await outbound(url, { method: 'POST', headers, body, timeoutMs }).catch((error: unknown) => {
        throw toDeliveryError(error as OutboundFailure)
      })
      if (response.status !== 201) throw refused(response.status, await errorOf(response))
    },
    close: () => {},
  }
}

/** Without a connection, or with an HTTP status, Twilio certainly didn't accept the message. */
function toDeliveryError({ status, mayHaveArrived, message, cause }: OutboundFailure): DeliveryError {
  if (status !== undefined) return refused(status, {})
  const { name, code } = (cause ?? {}) as { name?: string; code?: unknown }
  return new DeliveryError(
    mayHaveArrived ? 'unclear' : 'later',
    `Twilio: ${typeof code === 'string' ? code : name === 'TimeoutError' ? name : message}`,
  )
}

/** A 400 is about the message (an invalid number, a recipient who opted out); any other refusal is about our account, or temporary. */
function refused(status: number, { code, message }: { code?: number; message?: string }): DeliveryError {
  return new DeliveryError(status === 400 ? 'never' : 'later', `Twilio: ${status} ${code ?? ''} ${message ?? ''}`.trimEnd())
}

const errorOf = (response: Response) => response.json().catch(() => ({})) as Promise<{ code?: number; message?: string }>
