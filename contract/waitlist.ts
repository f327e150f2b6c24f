import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, time } from './fields.ts'
import { subscribeLimits, subscribeLinkLimits } from './rate-limits.ts'

const tag = 'Waitlist'
const token = z.string().max(120)

/** A person's state on the waitlist: asked by mail to confirm, on the list, or unsubscribed. */
const state = z.enum(['confirm', 'known', 'unsubscribed', 'subscribed'])
export type WaitlistState = z.infer<typeof state>

export const getWaitlist = endpoint({
  id: 'getWaitlist',
  route: 'GET /public/waitlist',
  tag,
  auth: 'public',
  summary: 'Get whether the shop has opened, or when it will',
  maxAge: 0,
  input: z.object({}),
  output: z.object({ isOpen: z.boolean(), publishAt: time.nullable(), showsProducts: z.boolean() }),
  refusals: [],
})
export const subscribe = endpoint({
  id: 'joinWaitlist',
  route: 'POST /public/subscribe',
  tag,
  auth: 'public',
  rateLimits: subscribeLimits,
  summary: 'Join the waitlist; an email asks to confirm it',
  input: z.object({ email }),
  /** `confirm`: a confirmation mail is sent · `known`: already on the list · `unsubscribed`: left before; a mail asks whether to return. */
  output: z.object({ state, message: z.string() }),
  refusals: [],
})
export const confirmSubscription = endpoint({
  id: 'confirmSubscription',
  route: 'POST /public/subscribe/confirm',
  tag,
  auth: 'public',
  rateLimits: subscribeLinkLimits,
  summary: 'Confirm the address on the waitlist with the token of the email',
  input: z.object({ token }),
  output: z.object({ state }),
  refusals: ['NOT_FOUND'],
})
export const unsubscribe = endpoint({
  id: 'leaveWaitlist',
  route: 'POST /public/unsubscribe',
  tag,
  auth: 'public',
  rateLimits: subscribeLinkLimits,
  summary: 'Leave the waitlist with the token of an email; repeating the call changes nothing',
  input: z.object({ token }),
  output: z.object({ state }),
  refusals: ['NOT_FOUND'],
})
