import { type Gateway, DeliveryError } from './gateway.ts'

interface Settings {
  api: string
  account: string
  token: string
  /** The number, or the name, that messages come from. */
  from: string
  timeoutMs?: number
}

/** SMS through Twilio (https://www.twilio.com/docs/messaging/api/message-resource). */
export function createTwilio({ api, account, token, from, timeoutMs = 10_000 }: Settings): Gateway {
  const url = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, api)
  const headers = {
    Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    'Accept-Encoding': 'identity',
  }
  return {
    send: async ({ to, text }, begin) => {
      await begin()
      const body = new URLSearchParams({ To: to, From: from, Body: text })
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw unreached(error as Error)
      })
      if (response.status !== 201) throw refused(response.status, await complaint(response))
      await response.body?.cancel()
    },
    close: () => {},
  }
}

/** Causes of fetch by which not a byte of ours was read. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

function unreached(error: Error): DeliveryError {
  const { code = error.name } = (error.cause ?? {}) as { code?: string }
  return new DeliveryError(unconnected.has(code) ? 'later' : 'unclear', `Twilio: ${code}`)
}

/** A 400 is about the message (a number that is none, one that wants nothing from us); any other refusal about the account or the hour. */
function refused(status: number, { code, message }: { code?: number; message?: string }): DeliveryError {
  return new DeliveryError(status === 400 ? 'never' : 'later', `Twilio: ${status} ${code ?? ''} ${message ?? ''}`.trimEnd())
}

/** Far more than any answer of theirs has. */
const bytesMax = 64 * 1024

/** What the answer complains of; nothing where it is no JSON, or endless. */
async function complaint(response: Response): Promise<{ code?: number; message?: string }> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      // Leaving the loop ends the answer.
      if (size > bytesMax) return {}
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString()) as { code?: number; message?: string }
  } catch {
    return {}
  }
}
