import type { RequestContext } from '#server/http/context.ts'
import { clientFingerprint, deviceOf, rememberDevice } from '#server/http/device.ts'

/** A code for a signed-in user is theirs wherever they are; any other belongs to the browser that asked for it. */
export type OtpOwner = { userId: string } | 'browser'

/** Whose code it is when the present request asks about one: by the device cookie, or for a client that stores none by its fingerprint. */
export function requesterOf(owner: OtpOwner, context: RequestContext): string {
  if (owner !== 'browser') return `user ${owner.userId}`
  const device = deviceOf(context.client)
  return device === undefined ? `client ${clientFingerprint(context)}` : `device ${device}`
}

/**
 * Who may use the code that the present request asks for: the browser, which gets its cookie now if it has none. Another program may store
 * the cookie or not, so it is known by either.
 */
export function requestersOf(owner: OtpOwner, context: RequestContext): string[] {
  const now = requesterOf(owner, context)
  if (owner !== 'browser' || !now.startsWith('client ')) return [now]
  const device = `device ${rememberDevice(context.client)}`
  return context.client.isBrowser ? [device] : [now, device]
}
