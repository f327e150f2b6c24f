import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { buildIfStale } from './build.ts'
import { type Lifetime, openLifetime } from './lifetime.ts'
import { startPostgres } from './postgres.ts'
import { describe, Problem } from './problem.ts'
import { withDemoProvider } from './provider/demo.ts'
import { step } from './steps.ts'
import { stopTools } from './tool.ts'

/** For requests under way when we are asked to stop; a client that dawdles does not keep the shop from closing. */
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
  // React and others decide by it whether to check or to be fast.
  process.env['NODE_ENV'] ??= options.dev ? 'development' : 'production'
  const configured = readConfig()
  await assertFree(configured)
  life.defer(stopTools)
  if (!options.dev) await buildIfStale()
  const config = options.empty ? configured : await withDemoProvider(configured, life)
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, life))
  await prepare(databaseUrl, options)
  const { serve } = await import('#server/main.ts')
  const { address, close } = await step('Opening', () => serve({ ...config, databaseUrl }, { dev: options.dev }), 'Open')
  life.defer(close, drainMs)
  await welcome(address.replace('127.0.0.1', 'localhost'), options)
}

function readArguments(args: string[]): { empty: boolean } {
  const unknown = args.find((arg) => arg !== '--empty')
  if (unknown !== undefined) throw new Problem(`I do not know "${unknown}"; there is only --empty, for a shop without the demo world`)
  return { empty: args.includes('--empty') }
}

/** Before anything that takes time. Port 0 means any. */
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

async function prepare(databaseUrl: string, { empty }: Options): Promise<void> {
  await assertReachable(databaseUrl)
  await step(
    'Bringing the tables up to date',
    (progress) => migrate(databaseUrl, progress),
    (names) => (names.length > 0 ? `Tables ready (${names.length} new)` : 'Tables up to date'),
  )
  if (empty) return
  const { seedOnce } = await import('#seed/seed.ts')
  await step(
    'Filling the demo world',
    (progress) => seedOnce(databaseUrl, progress),
    (filled) => (filled ? 'Demo world filled' : 'Demo world found'),
  )
}

async function assertReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new Problem(`DATABASE_URL leads to no database: ${describe(error)}`)
  })
  await client.end()
}

async function welcome(address: string, { empty }: Options): Promise<void> {
  const lines = ['', `  Gymfolk   ${address}`]
  if (!empty) {
    const { demoAccounts } = await import('#seed/accounts.ts')
    for (const [name, { email, password }] of Object.entries(demoAccounts)) lines.push(`  ${name.padEnd(9)} ${email}   ${password}`)
  }
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'))
}
