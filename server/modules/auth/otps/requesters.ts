import type { RequestContext } from '#server/http/context.ts'
import { clientFingerprint, deviceOf, rememberDevice } from '#server/http/device.ts'

/** Who may use a code: one for a signed-in user works on all their devices, any other only in the browser that requested it. */
export type OtpOwner = { userId: string } | 'browser'

/** The requester as of the current request: the user, else the device cookie, or the fingerprint of a client that has no cookie. */
export function requesterOf(owner: OtpOwner, context: RequestContext): string {
  if (owner !== 'browser') return `user ${owner.userId}`
  const device = deviceOf(context.client)
  return device === undefined ? `client ${clientFingerprint(context)}` : `device ${device}`
}

/**
 * The requesters who may use a new code. A browser without the device cookie gets one now. Other programs may or may not store it, so both
 * the cookie and the fingerprint are accepted.
 */
export function requestersOf(owner: OtpOwner, context: RequestContext): string[] {
  const now = requesterOf(owner, context)
  if (owner !== 'browser' || !now.startsWith('client ')) return [now]
  const device = `device ${rememberDevice(context.client)}`
  return context.client.isBrowser ? [device] : [now, device]
}
