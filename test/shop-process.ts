import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from '#scripts/bundle.ts'

const main = join(import.meta.dirname, '../server/main.ts')
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

/** A shop as production runs it, bundled for who asks: each needs less memory than one from its sources. */
export async function openBundle(asker: string, env: Record<string, string>) {
  const folder = join(import.meta.dirname, `../tmp/bundle-for-${asker}`)
  await bundleServer(folder)
  return openProcess(spawnProgram(join(folder, 'main.js'), env))
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
