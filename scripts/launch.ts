import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { nodeWarnings } from '#server/config/node-version.ts'
import { settingWarnings } from '#server/config/warnings.ts'
import { migrate } from '#server/db/migrate.ts'
import { buildIfStale } from './build.ts'
import { type Lifetime, openLifetime } from './lifetime.ts'
import { startPostgres } from './postgres.ts'
import { describe, Problem } from './problem.ts'
import { withDemoPayments } from './demo-payments.ts'
import { withDemoProvider } from './provider/demo.ts'
import { step } from './steps.ts'
import { stopTools } from './tool.ts'

/** How long requests in progress may take after a stop signal; a slow client doesn't keep the shop from stopping. */
const drainMs = 5000

interface Options {
  dev: boolean
  empty: boolean
}

/** Opens the shop and keeps it open until a signal; expected problems end it with one line. */
export async function launch({ dev }: { dev: boolean }): Promise<void> {
  const life = openLifetime()
  try {
    await open(life, { dev, ...readArguments(process.argv.slice(2)) })
  } catch (error) {
    if (life.isEnding()) return
    console.error(describe(error))
    await life.end(1)
  }
}

async function open(life: Lifetime, options: Options): Promise<void> {
  // React and other packages choose between development checks and speed by this variable.
  process.env['NODE_ENV'] ??= options.dev ? 'development' : 'production'
  const configured = readConfig()
  const demo = configured.demo && !options.empty
  await assertFree(configured)
  for (const line of [...settingWarnings(configured), ...nodeWarnings()]) console.warn(`Warning: ${line}`)
  life.defer(stopTools)
  if (!options.dev) await buildIfStale()
  const payments = demo ? await withDemoPayments(await withDemoProvider(configured, life), life) : null
  // The demo's back office opens with the printed password alone: who looks at it shouldn't have to set up an authenticator app first.
  const config = payments ? { ...payments.config, admin: { ...payments.config.admin, needsSecondFactor: false } } : configured
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, life))
  await prepare(config, databaseUrl, demo)
  await payments?.adopt(databaseUrl)
  const { serve } = await import('#server/serve.ts')
  const { address, close } = await step('Starting the shop', () => serve({ ...config, databaseUrl }, { dev: options.dev }), 'Shop started')
  life.defer(close, config.shutdownDelayMs + drainMs)
  await welcome((address ?? 'the worker only').replace('127.0.0.1', 'localhost'), configured, demo)
}

function readArguments(args: string[]): { empty: boolean } {
  const unknown = args.find((arg) => arg !== '--empty')
  if (unknown !== undefined) throw new Problem(`Unknown option "${unknown}". The only option is --empty, for a shop without the demo data`)
  return { empty: args.includes('--empty') }
}

/** Fails early, before any slow step, if the port is taken. Port 0 means any free port. */
async function assertFree({ host, port }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ host, port }, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Problem(
        `${reasons[error.code ?? ''] ?? error.message}: ${host}:${port}. Choose others with HOST and PORT, as in PORT=3001 npm start`,
      )
    },
  )
  await new Promise((resolve) => probe.close(resolve))
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'Something else listens on this address already',
  EACCES: 'This user may not listen on this address',
  EADDRNOTAVAIL: 'This machine does not have this address',
  ENOTFOUND: 'This machine does not know this address',
}

async function startOwnDatabase(config: Config, life: Lifetime): Promise<string> {
  const dir = join(config.dataDir, 'postgres')
  const postgres = await step('Starting the database', () => startPostgres({ dir, durable: true, log: console.error }), 'Database ready')
  life.defer(postgres.stop)
  return postgres.nearUrl
}

async function prepare(config: Config, databaseUrl: string, demo: boolean): Promise<void> {
  await assertReachable(databaseUrl)
  await step(
    'Updating the database schema',
    (onProgress) => migrate(databaseUrl, { onProgress }),
    (names) => (names.length > 0 ? `Schema updated (${names.length} new)` : 'Schema up to date'),
  )
  if (!demo) return
  const { seedOnce } = await import('#seed/seed.ts')
  const { openStorage } = await import('#server/modules/media/open.ts')
  const storage = openStorage({ config, signingSecret: '' }, console)
  await step(
    'Adding the demo data',
    (progress) => seedOnce(databaseUrl, progress, new Date(), storage),
    (filled) => (filled ? 'Demo data added' : 'Demo data found'),
  )
}

async function assertReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new Problem(`Can't connect to DATABASE_URL: ${describe(error)}`)
  })
  await client.end()
}

async function welcome(address: string, { shop, demo: mayBeDemo }: Config, demo: boolean): Promise<void> {
  const lines = ['', `  ${shop.name.padEnd(9)} ${address}`]
  if (!mayBeDemo) lines.push('  The demo data and its accounts are only for your own machine, with the embedded database.')
  if (!demo) lines.push('  Make the first admin with: npm run admin -- --email you@example.com')
  if (demo) {
    const { demoAccounts } = await import('#seed/accounts.ts')
    for (const [name, { email, password }] of Object.entries(demoAccounts)) lines.push(`  ${name.padEnd(9)} ${email}   ${password}`)
  }
  console.log([...lines, '', '  Press Ctrl-C to stop.', ''].join('\n'))
}
