import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { type ClientMetadata, type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { AppleConfig, ClientConfig } from '#server/config/social.ts'
import { memoryAdapter } from './memory-adapter.ts'
import type { ProviderUser } from './users.ts'

interface IssuerOptions {
  issuer: string
  /** The shop's address, which the callbacks are on. */
  origin: string
  users: ProviderUser[]
}

/** Google: standard OpenID Connect with PKCE and verified emails. */
export function google({ clientId, clientSecret }: ClientConfig, options: IssuerOptions): Provider {
  return makeProvider('google', { client_id: clientId, client_secret: clientSecret }, options, {})
}

/** Apple: the client secret is a JWT; responses are form posts, with the name beside them on the first sign-in only. */
export function apple(client: AppleConfig, options: IssuerOptions): Provider {
  const provider = makeProvider('apple', { client_id: client.clientId, client_secret: 'a JWT instead' }, options, {})
  const key = createPublicKey(client.privateKey)
  Object.assign(provider.Client.prototype, {
    compareClientSecret: (secret: string) =>
      jwtVerify(secret, key, { algorithms: ['ES256'], issuer: client.teamId, subject: client.clientId, audience: options.issuer }).then(
        ({ protectedHeader }) => protectedHeader.kid === client.keyId,
        () => false,
      ),
  })
  const named = new Set<string>()
  provider.on('authorization.success', (ctx, response) => {
    const user = options.users.find(({ id }) => id === ctx.oidc.session?.accountId)
    if (!user || !response || named.has(user.id)) return
    named.add(user.id)
    const [firstName, ...rest] = user.name.split(' ')
    response['user'] = JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: user.email })
  })
  return provider
}

/** Facebook: plain OAuth 2 with paths of its own and no verified emails (see facebook-graph.ts). */
export function facebook({ clientId, clientSecret }: ClientConfig, options: IssuerOptions): Provider {
  return makeProvider('facebook', { client_id: clientId, client_secret: clientSecret }, options, {
    routes: { authorization: '/dialog/oauth', token: '/oauth/access_token', jwks: '/jwks' },
    scopes: ['openid', 'email', 'public_profile'],
  })
}

/** One key for all three: generating it is most of the time that the first visitor waits. */
const signingKey = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: 'demo', use: 'sig' }

function makeProvider(name: string, client: ClientMetadata, options: IssuerOptions, over: Configuration): Provider {
  const { issuer, origin, users } = options
  const mount = new URL(issuer).pathname
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [{ ...client, redirect_uris: [`${origin}/auth/${name}/callback`], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')], names: { session: `${name}_s`, interaction: `${name}_i`, resume: `${name}_r` } },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) =>
      account(
        name,
        users.find((user) => user.id === id),
      ),
    interactions: { url: (_, { uid }) => `${mount}/interaction/${uid}`, policy: alwaysLogIn() },
    jwks: { keys: [signingKey] },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    ...over,
  })
  return provider
}

function account(name: string, user: ProviderUser | undefined) {
  if (!user) return undefined
  const { id, email, emailVerified = false } = user
  // Apple writes its booleans as text and has no name claim.
  const verified = name === 'apple' ? String(emailVerified) : emailVerified
  const claims = { sub: id, ...(email && { email, email_verified: verified }), ...(name !== 'apple' && { name: user.name }) }
  return { accountId: id, claims: () => claims }
}

/** No session is remembered, and there is no consent page. */
function alwaysLogIn() {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  const chosen = (ctx: KoaContextWithOIDC) => (ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT)
  policy.get('login')?.checks.add(new Check('chosen', 'a user is chosen each time', chosen))
  return policy
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope('openid email profile public_profile name')
  await grant.save()
  return grant
}
