import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const twilioAccount = { account: `AC${'0123456789abcdef'.repeat(2)}`, token: 'f00d', from: '+15005550006' }

/** The reaction to the next call: a response with this status and code, no response, or a dropped connection. */
type TwilioReaction = { status: number; code?: number; message?: string } | 'silence' | 'drop'

/**
 * A double of Twilio's REST API: accepts what the real one accepts (a form, basic auth, an international number) and responds in its
 * format. It can be told to fail.
 */
export async function openTwilio() {
  const received: { to: string; from: string; body: string }[] = []
  const reactions: TwilioReaction[] = []
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const reaction = reactions.shift() ?? judge(request, form)
    if (reaction === 'silence') return
    if (reaction === 'drop') return void request.socket.destroy()
    const { status, code, message } = reaction
    response.writeHead(status, { 'Content-Type': 'application/json' })
    if (status !== 201) return void response.end(JSON.stringify({ code, message, more_info: 'https://www.twilio.com/docs/errors', status }))
    received.push({ to: form.get('To')!, from: form.get('From')!, body: form.get('Body')! })
    response.end(JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null, num_segments: '1' }))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    reactions,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function judge({ method, url, headers }: IncomingMessage, form: URLSearchParams): Exclude<TwilioReaction, string> {
  const { account, token, from } = twilioAccount
  if (headers.authorization !== `Basic ${btoa(`${account}:${token}`)}`) return { status: 401, code: 20003, message: 'Authenticate' }
  if (method !== 'POST' || url !== `/2010-04-01/Accounts/${account}/Messages.json`)
    return { status: 404, code: 20404, message: `The requested resource ${url} was not found` }
  if (headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8' || headers['accept-encoding'] !== 'identity')
    return { status: 400, code: 20001, message: 'Unknown parameters' }
  const to = form.get('To') ?? ''
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return { status: 400, code: 21211, message: `The 'To' number ${to} is not a valid phone number.` }
  if (form.get('From') !== from)
    return { status: 400, code: 21606, message: `The 'From' phone number is not a valid number for this account.` }
  if (!form.get('Body')) return { status: 400, code: 21602, message: 'Message body is required.' }
  return { status: 201 }
}
