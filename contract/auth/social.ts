import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { rates } from '../rates.ts'
import { secondFactorTicket, signInResult } from './sign-in-result.ts'

export const providers = ['google', 'facebook', 'apple'] as const
export const provider = z.enum(providers)
export type Provider = z.infer<typeof provider>

const tag = 'Social sign-in'
const message = z.object({ message: z.string() })
/** A page of ours to come back to: a path, see `safeNext` in contract/next.ts; anything else counts as none. */
const next = text(1, rates.social.nextMax).optional()

export const listProviders = endpoint({
  route: 'GET /auth/providers',
  tag,
  auth: 'public',
  maxAge: 60,
  summary: 'Which ways to sign in are offered beside the password; passkeys work on pages of `passkeys.host` only',
  input: z.object({}),
  output: z.object({ providers: z.array(provider), passkeys: z.object({ host: z.string() }) }),
  refusals: [],
})

/** What came of a sign-in at a provider, kept in an encrypted cookie until the browser has taken it. */
export const getSocialSession = endpoint({
  route: 'GET /auth/session',
  tag,
  auth: 'public',
  summary: 'The social session, or null: a token; a ticket where a second factor is asked for; an idToken still to be exchanged',
  input: z.object({}),
  output: z
    .object({
      provider,
      token: z.string().optional(),
      /** With a token: the account was to be deleted, and is kept. */
      restored: z.literal(true).optional(),
      secondFactor: secondFactorTicket.optional(),
      idToken: z.string().optional(),
    })
    .nullable(),
  refusals: [],
})
export const endSocialSession = endpoint({
  route: 'DELETE /auth/session',
  tag,
  auth: 'public',
  summary: 'Ends the social session; the token taken from it stays good',
  input: z.object({}),
  output: message,
  refusals: [],
})

const exchange = z.object({
  code: text(1, rates.social.codeMax).optional(),
  codeVerifier: text(43, 128).optional(),
  redirectUri: text(1, rates.social.uriMax).optional(),
  idToken: text(1, rates.social.idTokenMax).optional(),
  /** Where the sign-in at the provider was given one. */
  nonce: text(1, rates.social.codeMax).optional(),
  /** Apple tells the name to the app only, once. */
  name: text(1, limits.name.max).optional(),
})
const exchangeAt = <const P extends Provider>(name: P) =>
  endpoint({
    route: `POST /user-auth/${name}`,
    tag,
    auth: 'public',
    summary: `A token for what ${name} gave: an authorization code (with its codeVerifier and redirectUri), or an id token`,
    input: exchange,
    output: signInResult,
    refusals: ['NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND', 'ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT', 'SIGN_IN_IS_NOT_OFFERED'],
  })
export const exchangeGoogle = exchangeAt('google')
export const exchangeFacebook = exchangeAt('facebook')
export const exchangeApple = exchangeAt('apple')

const identity = z.object({ provider, email: z.string().nullable(), linkedAt: time })
const identities = z.object({ identities: z.array(identity), hasPassword: z.boolean(), passkeys: z.int() })

export const listIdentities = endpoint({
  route: 'GET /user/identities',
  tag,
  auth: 'customer',
  summary: 'What is linked, and the other ways into this account',
  input: z.object({}),
  output: identities,
  refusals: [],
})
export const linkIdentity = endpoint({
  route: 'POST /user/identities/:provider',
  tag,
  auth: 'customer',
  summary: 'Begins linking: the address to send the browser to, which must be the one that asked; it comes back to `next`',
  input: z.object({ provider, next }),
  output: z.object({ url: z.string() }),
  refusals: ['SIGN_IN_IS_NOT_OFFERED', 'IDENTITY_IS_ALREADY_LINKED'],
})
export const unlinkIdentity = endpoint({
  route: 'DELETE /user/identities/:provider',
  tag,
  auth: 'customer',
  summary: 'Unlinks a provider; refuses the last sign-in method',
  input: z.object({ provider }),
  output: identities,
  refusals: ['NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
})
