import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Client, RequestContext } from './context.ts'
import { limitedNetwork } from './network.ts'

type DeviceContext = Pick<RequestContext, 'client' | 'signingSecret'>

/** The browser that a request came from, by its device cookie, as the database stores it; undefined where it sent none. */
export const deviceOf = ({ cookies }: Pick<Client, 'cookies'>): string | undefined => deviceIn(cookies.sent('device'))

/** As `deviceOf`; a browser without a device cookie gets one. */
export function rememberDevice({ cookies }: Pick<Client, 'cookies'>): string {
  const known = deviceIn(cookies.get('device'))
  if (known !== undefined) return known
  const token = randomBytes(32).toString('base64url')
  cookies.set('device', token)
  return hashOf(token)
}

/** Stands in for the device of a client that stores no cookies: its network and the name it gives itself. */
export const clientFingerprint = ({ client, signingSecret }: DeviceContext): string =>
  createHmac('sha256', signingSecret)
    .update(`client ${limitedNetwork(client.address)} ${client.agent}`)
    .digest('base64')

/** A client's network, so hashed that nobody learns it from the database. */
export const clientHash = ({ client, signingSecret }: DeviceContext): string =>
  createHmac('sha256', signingSecret)
    .update(`network ${limitedNetwork(client.address)}`)
    .digest('base64')

const deviceIn = (token: string | undefined): string | undefined =>
  token !== undefined && /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64')
