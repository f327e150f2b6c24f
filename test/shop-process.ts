import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from '#scripts/bundle.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'server/main.ts')
/** As every npm script has it: without it each process compiles its sources anew, and the shop takes 30 MB more for what that leaves behind. */
export const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../tmp/compile-cache')
/** Of glibc's malloc, as in production (decision 63). Without it a flood leaves 60 MB behind in heaps of single threads. */
const arenasMax = process.env['MALLOC_ARENA_MAX'] ?? '2'
const nodeFlags = JSON.parse(readFileSync(join(import.meta.dirname, '../scripts/up/node-flags.json'), 'utf8')) as string[]

export interface ShopProcess {
  child: ChildProcess
  /** What it has written so far, to either stream. */
  output: { said: string }
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

const started = new Set<ChildProcess>()

/** A process of the shop as `npm run serve` runs it, with nothing but these settings, and not yet bundled. */
export const spawnShop = (env: Record<string, string>, ...args: string[]): ShopProcess => spawnProgram(main, env, args)

/** The same by another program than server/main.ts. */
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

/** The same, once it says that it runs (or has ended): `address` is where it listens, undefined for a worker. */
export const openShop = (env: Record<string, string>, ...args: string[]) => openProcess(spawnShop(env, ...args))

/** A shop as production runs it: each needs half the work to start and less memory than one from its sources. */
export const openBundle = async (env: Record<string, string>, ...args: string[]) =>
  openProcess(spawnProgram(await bundledShop(), env, args))

/** Where the server is bundled: once for a version of its sources, whoever asks. */
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

/** By another name first: half a bundle must not be taken for a whole one, and two workers may make it at once. */
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

/** Those that a test left running. */
export function killShops(): void {
  for (const child of started) child.kill('SIGKILL')
}
