import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { SocialConfig } from '#server/config/social.ts'
import type { Lifetime } from '../lifetime.ts'
import { startLazyProxy } from './lazy-proxy.ts'
import { startProviderProcess } from './provider-process.ts'
import { demoUsers } from './users.ts'

/**
 * Starts a fake Google, Facebook and Apple for a demo on the developer's own machine without configured providers, and returns the
 * config that uses it. It runs in its own process, started by the first request and stopped when idle, so a shop whose visitors don't use
 * it pays only for one listening socket.
 */
export async function withDemoProvider(config: Config, life: Pick<Lifetime, 'defer'>): Promise<Config> {
  if (!isDemo(config)) return config
  const { hostname, origin } = new URL(config.origin)
  const proxy = await startLazyProxy(config.host)
  const url = `http://${hostname}:${proxy.port}`
  const social = demoClients(url)
  proxy.setTarget(() => startProviderProcess({ url, origin, social, users: demoUsers }))
  life.defer(proxy.close)
  return { ...config, social }
}

const isDemo = ({ demo, social }: Config): boolean => demo && Object.values(social).every((client) => client === null)

/** Client ids and secrets, generated at each start. */
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
