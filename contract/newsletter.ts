import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, time } from './fields.ts'
import { subscribeLimits, subscribeLinkLimits } from './rate-limits.ts'

const tag = 'Newsletter'
const token = z.string().max(120)

/** Where someone subscribed to or unsubscribed from emails with news and offers. */
export const consentSources = ['footer', 'page', 'sign-up', 'checkout', 'settings', 'email', 'import'] as const
export type ConsentSource = (typeof consentSources)[number]
/** Sources where a person ticks the box or types their email. */
const ownSources = ['footer', 'page', 'sign-up', 'checkout', 'settings'] as const

const state = z.enum(['confirm', 'subscribed', 'unsubscribed'])
export type NewsletterState = z.infer<typeof state>

export const subscribeToNewsletter = endpoint({
  id: 'subscribeToNewsletter',
  route: 'POST /public/newsletter',
  tag,
  auth: 'public',
  rateLimits: subscribeLimits,
  summary: 'Sign up for the newsletter; an email asks to confirm it. The answer is the same for an address that is subscribed already',
  input: z.strictObject({ email, source: z.enum(ownSources) }),
  output: z.object({ state, message: z.string() }),
  refusals: [],
})
export const confirmNewsletter = endpoint({
  id: 'confirmNewsletter',
  route: 'POST /public/newsletter/confirm',
  tag,
  auth: 'public',
  rateLimits: subscribeLinkLimits,
  summary: 'Confirm a newsletter subscription with the token of the email',
  input: z.object({ token }),
  output: z.object({ state }),
  refusals: ['NOT_FOUND'],
})
export const unsubscribeFromNewsletter = endpoint({
  id: 'unsubscribeFromNewsletter',
  route: 'POST /public/newsletter/unsubscribe',
  tag,
  auth: 'public',
  rateLimits: subscribeLinkLimits,
  summary: 'Stop all emails with news and offers, with the token of one; repeating the call changes nothing',
  input: z.object({ token }),
  output: z.object({ state }),
  refusals: ['NOT_FOUND'],
})

const own = z.object({ isSubscribed: z.boolean(), since: time.nullable() }).meta({ id: 'NewsletterSubscription' })
export const getOwnNewsletter = endpoint({
  id: 'getOwnNewsletter',
  route: 'GET /user/newsletter',
  tag,
  auth: 'customer',
  summary: "Get whether the customer's email gets news and offers",
  input: z.object({}),
  output: own,
  refusals: [],
})
export const changeOwnNewsletter = endpoint({
  id: 'changeOwnNewsletter',
  route: 'PUT /user/newsletter',
  tag,
  auth: 'customer',
  summary: 'Subscribe the verified email of the account to news and offers, or unsubscribe it',
  input: z.strictObject({ isSubscribed: z.boolean(), source: z.enum(ownSources) }),
  output: own,
  refusals: [],
})
