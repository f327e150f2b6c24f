import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messageOnly, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { passwordLimits, providerCodeLimits } from '../rate-limits.ts'
import { serverLimits } from '../server-limits.ts'
import { ownerProof } from './owner-proof.ts'
import { secondFactorTicket, signInResult } from './sign-in-result.ts'

export const providers = ['google', 'facebook', 'apple'] as const
export const provider = z.enum(providers)
export type Provider = z.infer<typeof provider>

const tag = 'Social sign-in'
/** The page to return to: a path of this site (see `safeNext`); anything else is ignored. */
const next = text(1, serverLimits.social.nextMax).optional()

export const listProviders = endpoint({
  id: 'listProviders',
  route: 'GET /auth/providers',
  tag,
  auth: 'public',
  maxAge: 60,
  summary: 'List the sign-in providers the shop offers, and the host its passkeys work on',
  input: z.object({}),
  output: z.object({ providers: z.array(provider), passkeys: z.object({ host: z.string() }) }),
  refusals: [],
})

/** The result of a sign-in at a provider; kept in an encrypted cookie until the page has read it. */
export const getSocialSession = endpoint({
  id: 'getSocialSession',
  route: 'GET /auth/session',
  tag,
  auth: 'public',
  summary: 'Get the social session, or null: a token, a ticket when a second factor is required, or an idToken to exchange',
  input: z.object({}),
  output: z
    .object({
      provider,
      token: z.string().optional(),
      /** Beside a token: the account was scheduled for deletion and no longer is. */
      restored: z.literal(true).optional(),
      secondFactor: secondFactorTicket.optional(),
      idToken: z.string().optional(),
    })
    .nullable(),
  refusals: [],
})
export const endSocialSession = endpoint({
  id: 'endSocialSession',
  route: 'DELETE /auth/session',
  tag,
  auth: 'public',
  summary: 'End the social session; a token already taken from it stays valid',
  input: z.object({}),
  output: messageOnly,
  refusals: [],
})

export const createNonce = endpoint({
  id: 'createNonce',
  route: 'GET /auth/nonce',
  tag,
  auth: 'public',
  summary: 'Get a nonce for the authorization request of an app that gets its id token itself; an id token without one is refused',
  input: z.object({}),
  output: z.object({ nonce: z.string() }),
  refusals: [],
})

const exchange = z.object({
  code: text(1, serverLimits.social.codeMax).optional(),
  codeVerifier: text(43, 128).optional(),
  redirectUri: text(1, serverLimits.social.uriMax).optional(),
  idToken: text(1, serverLimits.social.idTokenMax).optional(),
  /** The nonce of the authorization request, if it had one. */
  nonce: text(1, serverLimits.social.codeMax).optional(),
  /** Apple reveals the name only to the app, and only once. */
  name: text(1, limits.name.max).optional(),
})
const exchangeAt = <const P extends Provider>(id: string, name: P) =>
  endpoint({
    id,
    route: `POST /user-auth/${name}`,
    tag,
    auth: 'public',
    summary: `Signs in with an authorization code (with its codeVerifier and redirectUri) or an id token from ${name}`,
    input: exchange,
    output: signInResult,
    rateLimits: providerCodeLimits,
    refusals: ['NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND', 'ACCOUNT_EXISTS_SIGN_IN_TO_LINK_IT', 'SIGN_IN_IS_NOT_OFFERED'],
  })
export const exchangeGoogle = exchangeAt('exchangeGoogle', 'google')
export const exchangeFacebook = exchangeAt('exchangeFacebook', 'facebook')
export const exchangeApple = exchangeAt('exchangeApple', 'apple')

const identity = z.object({ provider, email: z.string().nullable(), linkedAt: time }).meta({ id: 'LinkedAccount' })
const identities = z.object({ identities: z.array(identity), hasPassword: z.boolean(), passkeys: z.int() })

export const listIdentities = endpoint({
  id: 'listIdentities',
  route: 'GET /user/identities',
  tag,
  auth: 'customer',
  summary: 'List the linked accounts and the other sign-in methods',
  input: z.object({}),
  output: identities,
  refusals: [],
})
export const linkIdentity = endpoint({
  id: 'linkIdentity',
  route: 'POST /user/identities/:provider',
  tag,
  auth: 'customer',
  summary: `Start linking an account; returns the address to send the same browser to, which comes back to next. ${ownerProof}`,
  input: z.object({ provider, next, password: z.string().max(limits.password.max).optional() }),
  output: z.object({ url: z.string() }),
  rateLimits: passwordLimits,
  refusals: ['SIGN_IN_IS_NOT_OFFERED', 'IDENTITY_IS_ALREADY_LINKED', 'CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
export const unlinkIdentity = endpoint({
  id: 'unlinkIdentity',
  route: 'DELETE /user/identities/:provider',
  tag,
  auth: 'customer',
  summary: 'Unlink an account; refused for the last sign-in method',
  input: z.object({ provider }),
  output: identities,
  refusals: ['NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
})
