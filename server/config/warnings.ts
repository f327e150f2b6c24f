import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isExampleEmail } from './example-email.ts'
import { isLoopback } from './loopback.ts'
import { unknownSettings } from './unknown.ts'

type Rule = (config: Config, env: Record<string, string | undefined>) => string | false

/** Settings that are allowed but probably not wanted, each with what to do about it. None applies on the developer's own machine. */
const rules: Rule[] = [
  ({ local, origin }) =>
    !local && origin.startsWith('http:') && `ORIGIN is ${origin}: passwords and sessions travel unencrypted. Use https`,
  ({ origin, trustedProxies, host }) =>
    origin.startsWith('https:') &&
    trustedProxies.length === 0 &&
    `ORIGIN is https, so there's a proxy in front of ${host}, but TRUSTED_PROXY is not set: all clients look like one and share its limits`,
  ({ host, origin, process }) =>
    process !== 'worker' &&
    !isLoopback(host) &&
    isLoopback(new URL(origin).hostname) &&
    `HOST is ${host}, which others can reach, but ORIGIN is ${origin}, which only this machine can`,
  ({ trustedProxies }) =>
    trustedProxies.some((network) => /\/[0-7]$/.test(network)) &&
    'TRUSTED_PROXY trusts a large part of the internet: anyone can pretend to be anyone',
  ({ local, mail }) => !local && !mail && 'SMTP_URL is not set: mails are stored for a day and sent to nobody, so nobody can sign up',
  ({ local, payment: { card } }) =>
    !local &&
    card !== null &&
    (card.api !== null || /^.k_test_/.test(card.secretKey)) &&
    'STRIPE_SECRET_KEY is a test key, or STRIPE_API not Stripe: orders are paid with test cards',
  ({ points: { perUnit, perUnitWorth } }) =>
    perUnit >= perUnitWorth &&
    `POINTS_PER_UNIT is ${perUnit} and POINTS_WORTH ${perUnitWorth}: an order gives back all that it costs, or more`,
  ({ local, shop }) => !local && isExampleEmail(shop.supportEmail) && `SUPPORT_EMAIL is ${shop.supportEmail}, which doesn't exist`,
  ({ local, seller }) =>
    !local && seller.address.length === 0 && 'SELLER_ADDRESS is not set: most countries want the address of the shop on its invoices',
  ({ local, styleguide }) => !local && styleguide && 'STYLEGUIDE=on shows everyone a page for developers',
  ({ metrics }) => metrics !== null && !isLoopback(metrics.host) && `METRICS_HOST is ${metrics.host}: see that only Prometheus reaches it`,
  ({ logLevel }) => logLevel === 'debug' && 'LOG_LEVEL=debug writes more than a shop in production needs',
  ({ databaseUrl }) =>
    databaseUrl !== undefined && isUnencrypted(databaseUrl) && 'DATABASE_URL leads over the network without TLS: add sslmode=verify-full',
  ({ databaseUrl, s3, mediaDir, dataDir }, env) =>
    databaseUrl !== undefined &&
    Boolean(env['DATA_DIR']) &&
    (s3 !== null || mediaDir !== join(dataDir, 'media')) &&
    'DATA_DIR is not used: the database is at DATABASE_URL, and uploads have a place of their own',
  ({ local }, env) => !local && env['NODE_ENV'] === 'development' && 'NODE_ENV=development makes the pages slow',
  ({ local }) => !local && process.getuid?.() === 0 && 'The shop runs as root: give it a user of its own',
]

/** A plain sentence for each unsafe, unused or unknown setting, shown at the start. */
export function settingWarnings(config: Config, env: Record<string, string | undefined> = process.env): string[] {
  return [...unknownSettings(env), ...rules.map((rule) => rule(config, env)).filter((line) => line !== false)]
}

/** Whether a connection could be eavesdropped; through a socket or on this machine it can't. */
function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const mode = searchParams.get('sslmode') ?? (searchParams.get('ssl') === 'true' ? 'require' : 'disable')
  return host !== '' && !host.startsWith('/') && !isLoopback(host) && ['disable', 'allow', 'prefer'].includes(mode)
}
