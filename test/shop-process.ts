import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from '#scripts/bundle.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'server/main.ts')
/** Shared as in every npm script: without it each process compiles its sources anew, which leaves 30 MB more in use by the shop. */
export const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../tmp/compile-cache')
/** For glibc's malloc, as in production (decision 63). Without it a flood leaves 60 MB behind in heaps of single threads. */
const arenasMax = process.env['MALLOC_ARENA_MAX'] ?? '2'
const nodeFlags = JSON.parse(readFileSync(join(import.meta.dirname, '../scripts/up/node-flags.json'), 'utf8')) as string[]

interface ShopProcess {
  child: ChildProcess
  /** Its output so far, of both streams. */
  output: { said: string }
  /** Its exit code; null if it was ended by a signal. */
  ended: Promise<number | null>
}

const started = new Set<ChildProcess>()

/** Spawns a process of the shop as `npm run serve` does, with only these settings, from sources. */
const spawnShop = (env: Record<string, string>, ...args: string[]): ShopProcess => spawnProgram(main, env, args)

/** The same for a program other than server/main.ts. */
export function spawnProgram(program: string, env: Record<string, string>, args: string[] = []): ShopProcess {
  const child = spawn(process.execPath, [...nodeFlags, program, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      MALLOC_ARENA_MAX: arenasMax,
      PORT: '0',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      ...env,
    },
  })
  started.add(child)
  const output = { said: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output.said += data.toString()))
  const ended = once(child, 'close').then(([code]) => {
    started.delete(child)
    return code as number | null
  })
  return { child, output, ended }
}

/** The same, awaited until it reports that it runs (or has ended): `address` is where it listens, undefined for a worker. */
export const openShop = (env: Record<string, string>, ...args: string[]) => openProcess(spawnShop(env, ...args))

/** Opens a bundled shop as in production: it needs half the work to start and less memory than one from sources. */
export const openBundle = async (env: Record<string, string>, ...args: string[]) =>
  openProcess(spawnProgram(await bundledShop(), env, args))

/** The folder of the server's bundle, built once per version of its sources. */
export async function bundledShop(): Promise<string> {
  const folder = join(root, `tmp/bundle-${versionOfSources()}`)
  if (!existsSync(folder)) await bundleInto(folder)
  return join(folder, 'main.js')
}

function versionOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync('{server,contract,db/seed}/**/*.{ts,mjs,json}', { cwd: root }).toSorted()
  for (const file of [...files, 'scripts/bundle.ts', 'package-lock.json']) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Bundles into a temporary name first: half a bundle must not be taken for a complete one, and two workers may build it concurrently. */
async function bundleInto(folder: string): Promise<void> {
  const draft = `${folder}-${process.pid}`
  await bundleServer(draft)
  const old = globSync('tmp/bundle-*', { cwd: root }).map((path) => join(root, path))
  for (const path of old) if (!path.startsWith(folder)) rmSync(path, { recursive: true, force: true })
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Waits until a process says that it runs. */
export async function openProcess(shop: ShopProcess) {
  const opened = new Promise((resolve) => shop.child.stdout?.on('data', () => / is (open|running)/.test(shop.output.said) && resolve(null)))
  await Promise.race([opened, shop.ended])
  const address = /is open at (http:\S+)/.exec(shop.output.said)?.[1]
  const end = (signal: NodeJS.Signals) => {
    shop.child.kill(signal)
    return shop.ended
  }
  return { ...shop, address: address!, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Kills the processes that a test left running. */
export function killShops(): void {
  for (const child of started) child.kill('SIGKILL')
}
