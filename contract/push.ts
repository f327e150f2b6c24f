import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { communityLimits } from './rate-limits.ts'

const tag = 'Notifications'

/** This number of bytes in base64url, as browsers encode them. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), `is not ${count} bytes as base64url`)
}

/** The output of a browser's `PushSubscription.toJSON()` (https://www.w3.org/TR/push-api). */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'is not an address of a push service' }).max(1000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
})

export const getPushSettings = endpoint({
  id: 'getPushSettings',
  route: 'GET /notifications/push',
  tag,
  auth: 'customer',
  summary: "Get the key that a browser needs to subscribe to push messages, and whether the caller's session has subscribed",
  input: z.object({}),
  output: z.object({ publicKey: z.string(), isSubscribed: z.boolean() }),
  refusals: [],
})
export const subscribeToPush = endpoint({
  id: 'subscribeToPush',
  route: 'PUT /notifications/push',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Send push messages of new notifications to the caller's browser, until they sign out there",
  input: subscription,
  output: z.object({ isSubscribed: z.literal(true) }),
  refusals: [],
})
export const unsubscribeFromPush = endpoint({
  id: 'unsubscribeFromPush',
  route: 'DELETE /notifications/push',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Stop sending push messages to the caller's browser",
  input: z.object({}),
  output: z.object({ isSubscribed: z.literal(false) }),
  refusals: [],
})
