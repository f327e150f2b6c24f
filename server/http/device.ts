import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Client, RequestContext } from './context.ts'
import { rateLimitNetwork } from './network.ts'

type DeviceContext = Pick<RequestContext, 'client' | 'signingSecret'>

/** The browser that sent a request, identified by its device cookie, in the form the database stores; undefined if it sent no cookie. */
export const deviceOf = ({ cookies }: Pick<Client, 'cookies'>): string | undefined => deviceIn(cookies.sent('device'))

/** Like `deviceOf`, but sets the device cookie if the browser has none. */
export function rememberDevice({ cookies }: Pick<Client, 'cookies'>): string {
  const known = deviceIn(cookies.get('device'))
  if (known !== undefined) return known
  const token = randomBytes(32).toString('base64url')
  cookies.set('device', token)
  return hashOf(token)
}

/** A substitute for the device of a client that stores no cookies: a hash of its network and its User-Agent. */
export const clientFingerprint = ({ client, signingSecret }: DeviceContext): string =>
  createHmac('sha256', signingSecret)
    .update(`client ${rateLimitNetwork(client.address)} ${client.agent}`)
    .digest('base64')

/** A keyed hash of a client's network, so that the network can't be read from the database. */
export const networkHash = ({ client, signingSecret }: DeviceContext): string =>
  createHmac('sha256', signingSecret)
    .update(`network ${rateLimitNetwork(client.address)}`)
    .digest('base64')

const deviceIn = (token: string | undefined): string | undefined =>
  token !== undefined && /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64')
