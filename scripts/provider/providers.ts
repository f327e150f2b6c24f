import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { type ClientMetadata, type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { AppleConfig, ClientConfig } from '#server/config/social.ts'
import { memory } from './memory-adapter.ts'
import type { Person } from './demo-users.ts'

export interface FaceOptions {
  issuer: string
  /** The shop's address, where people are sent back to. */
  origin: string
  people: Person[]
}

/** Google: OpenID Connect by the book, with PKCE and verified emails. */
export function google({ clientId, clientSecret }: ClientConfig, options: FaceOptions): Provider {
  return makeProvider('google', { client_id: clientId, client_secret: clientSecret }, options, {})
}

/** Apple: the client secret is a JWT, answers come by form post, the name beside them and only once. */
export function apple(client: AppleConfig, options: FaceOptions): Provider {
  const provider = makeProvider('apple', { client_id: client.clientId, client_secret: 'a JWT instead' }, options, {})
  const key = createPublicKey(client.privateKey)
  Object.assign(provider.Client.prototype, {
    compareClientSecret: (secret: string) =>
      jwtVerify(secret, key, { algorithms: ['ES256'], issuer: client.teamId, subject: client.clientId, audience: options.issuer }).then(
        ({ protectedHeader }) => protectedHeader.kid === client.keyId,
        () => false,
      ),
  })
  const told = new Set<string>()
  provider.on('authorization.success', (ctx, answer) => {
    const person = options.people.find(({ id }) => id === ctx.oidc.session?.accountId)
    if (!person || !answer || told.has(person.id)) return
    told.add(person.id)
    const [firstName, ...rest] = person.name.split(' ')
    answer['user'] = JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: person.email })
  })
  return provider
}

/** Facebook: plain OAuth 2 under addresses of its own, and nobody's email is vouched for (see graph.ts). */
export function facebook({ clientId, clientSecret }: ClientConfig, options: FaceOptions): Provider {
  return makeProvider('facebook', { client_id: clientId, client_secret: clientSecret }, options, {
    routes: { authorization: '/dialog/oauth', token: '/oauth/access_token', jwks: '/jwks' },
    scopes: ['openid', 'email', 'public_profile'],
  })
}

/** One for all three: making it is most of the time that the first visitor waits. */
const signingKey = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: 'demo', use: 'sig' }

function makeProvider(name: string, client: ClientMetadata, options: FaceOptions, over: Configuration): Provider {
  const { issuer, origin, people } = options
  const mount = new URL(issuer).pathname
  const provider = new Provider(issuer, {
    adapter: memory(),
    clients: [{ ...client, redirect_uris: [`${origin}/auth/${name}/callback`], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')], names: { session: `${name}_s`, interaction: `${name}_i`, resume: `${name}_r` } },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) =>
      account(
        name,
        people.find((person) => person.id === id),
      ),
    interactions: { url: (_, { uid }) => `${mount}/interaction/${uid}`, policy: chooseEachTime() },
    jwks: { keys: [signingKey] },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    ...over,
  })
  return provider
}

function account(name: string, person: Person | undefined) {
  if (!person) return undefined
  const { id, email, emailVerified = false } = person
  // Apple writes its booleans as text, and tells no name here.
  const verified = name === 'apple' ? String(emailVerified) : emailVerified
  const claims = { sub: id, ...(email && { email, email_verified: verified }), ...(name !== 'apple' && { name: person.name }) }
  return { accountId: id, claims: () => claims }
}

/** Nobody is remembered, and nobody is asked what the shop may see. */
function chooseEachTime() {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  const chosen = (ctx: KoaContextWithOIDC) => (ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT)
  policy.get('login')?.checks.add(new Check('chosen', 'somebody is chosen each time', chosen))
  return policy
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope('openid email profile public_profile name')
  await grant.save()
  return grant
}
