/**
 * `node server/main.ts [--web | --worker]`, or `npm run serve`: runs a real shop. It migrates the database at DATABASE_URL, then starts
 * serving; it needs only the production packages and the built pages. Ends on SIGTERM or SIGINT, after finishing what is in progress.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { settingWarnings } from './config/warnings.ts'
import { nodeWarnings } from './config/node-version.ts'
import { collectWhenIdle } from './idle-memory.ts'
import { migrate } from './db/migrate.ts'
import { checkBeforeMigrating } from './preflight.ts'

/** The process exits this long after the delay for load balancers, finished or not. */
const stopMs = 30_000

async function main(): Promise<void> {
  const { databaseUrl, ...config } = readConfig({ ...process.env, ...readArguments(process.argv.slice(2)) })
  for (const line of [...settingWarnings({ ...config, databaseUrl }), ...nodeWarnings()]) console.warn(`Warning: ${line}`)
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: say which PostgreSQL database is the shop’s')
  if (config.process !== 'worker' && !existsSync(join(import.meta.dirname, '../dist/server/entry.server.js')))
    throw new Error('The pages are not built: run npm run build first, where the development packages are installed')
  // React's development or production build is selected by NODE_ENV.
  process.env['NODE_ENV'] ??= 'production'
  await checkBeforeMigrating(config)
  await migrate(databaseUrl)
  const { serve } = await import('./serve.ts')
  const { address, close } = await serve({ ...config, databaseUrl })
  stopOnSignals(close, config.shutdownDelayMs + stopMs)
  collectWhenIdle()
  console.log(address ? `${config.shop.name} is open at ${address} (${config.process})` : `${config.shop.name}'s worker is running`)
}

function readArguments(args: string[]): { PROCESS?: string } {
  const [first, ...rest] = args
  if (first === undefined) return {}
  if (rest.length > 0 || !['--web', '--worker'].includes(first)) throw new Error('There is only --web or --worker; without, both run')
  return { PROCESS: first.slice(2) }
}

/** A second signal changes nothing: terminals, npm and process managers often send several. */
function stopOnSignals(close: () => Promise<void>, patienceMs: number): void {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= close().then(() => process.exit(0), fail)
    setTimeout(() => process.exit(1), patienceMs).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // If scripts/up.mjs started this process, the channel breaks when that script dies, however it dies.
  process.once('disconnect', stop)
  process.channel?.unref()
}

/** Error codes for a failed connection. The database is the only thing that is connected to before the shop listens. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** PostgreSQL's codes for a login or a database that it doesn't know. */
const wrongAddress = new Set(['28000', '28P01', '3D000'])

/** Exits with a message of one line, as only a setting or the database can fail here. */
function fail(error: unknown): never {
  const { message, code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as Error & { code?: string }
  console.error(explain(code, message.trim()))
  process.exit(1)
}

function explain(code: string, message: string): string {
  if (unreachable.has(code)) return `The database that DATABASE_URL names can't be reached (${message}). Does PostgreSQL run there?`
  if (wrongAddress.has(code)) return `PostgreSQL refuses DATABASE_URL: ${message}`
  return message
}

await main().catch(fail)
