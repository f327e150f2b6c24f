import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/config/loopback.ts'
import type { SocialConfig } from '#server/config/social.ts'
import type { Lifetime } from '../lifetime.ts'
import { openDoor } from './lazy-proxy.ts'
import { demoPeople } from './demo-users.ts'
import { startPlayer } from './child-process.ts'

/**
 * For a demo on one's own machine where no provider is configured: the settings of one that plays google, facebook and apple. It
 * is a process of its own that starts when it is first asked something and ends when nobody has for a while, so a shop that
 * nobody signs in to like that pays one listening socket for it.
 */
export async function withDemoProvider(config: Config, life: Pick<Lifetime, 'defer'>): Promise<Config> {
  if (!isDemo(config)) return config
  const { hostname, origin } = new URL(config.origin)
  const door = await openDoor(config.host)
  const url = `http://${hostname}:${door.port}`
  const social = demoClients(url)
  door.leadTo(() => startPlayer({ url, origin, social, people: demoPeople }))
  life.defer(door.close)
  return { ...config, social }
}

/** Nobody else can come in, and nobody has set up a real one. */
function isDemo({ loopback, origin, social }: Config): boolean {
  const { hostname } = new URL(origin)
  return loopback && isLoopback(hostname) && Object.values(social).every((client) => client === null)
}

/** Made anew at each start. */
function demoClients(url: string): SocialConfig {
  const client = (name: string) => ({
    clientId: `demo-${name}`,
    clientSecret: randomBytes(24).toString('base64url'),
    issuer: `${url}/${name}`,
  })
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const apple = { clientId: 'demo-apple', teamId: 'DEMO', keyId: 'DEMO', privateKey, issuer: `${url}/apple` }
  return { google: client('google'), facebook: client('facebook'), apple }
}
