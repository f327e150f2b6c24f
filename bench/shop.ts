import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve as absolute } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { Problem } from '#scripts/problem.ts'
import { stopProcess } from '#scripts/stop-process.ts'
import type { Machine } from './machine/machine.ts'

export interface Shop {
  origin: string
  pid: number
  /** From the start of its process to the first "ready". */
  startMs: number
  /** The memory usage of its process, in bytes. */
  memory: () => Promise<NodeJS.MemoryUsage>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')
const main = 'dist/app/main.js'
const memory = join(import.meta.dirname, 'memory.mjs')
const pollMs = 5
const patienceMs = 30_000
/** Environment variables that the process needs; none of the shop's settings, so that it runs on its defaults. */
const passedOn = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

interface ShopOptions {
  core?: number
  /** A folder for its CPU profile. */
  profile?: string | undefined
  settings?: Record<string, string>
  /** The folder of its build. */
  folder?: string
}

/** Opens the built shop in a separate process, as in production, with default settings except the given ones. */
export async function openShop(
  databaseUrl: string,
  machine: Machine,
  { core = 0, profile, settings = {}, folder = root }: ShopOptions = {},
): Promise<Shop> {
  const port = await freePort()
  const inherited = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    RATE_LIMIT_EXEMPT: '127.0.0.1',
    ...settings,
  }
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${absolute(profile)}`]
  const flags = JSON.parse(readFileSync(join(folder, 'scripts/up/node-flags.json'), 'utf8')) as string[]
  const [file, args] = machine.pin(core, [process.execPath, ...flags, ...profiling, '--import', memory, join(folder, main)])
  const started = performance.now()
  const child = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await untilReady(child, port, started)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    memory: () => memoryOf(child),
    stop: () => stopProcess(child),
  }
}

async function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const message = once(child, 'message') as Promise<[NodeJS.MemoryUsage]>
  child.send('memory')
  return (await message)[0]
}

async function untilReady(child: ChildProcess, port: number, started: number): Promise<void> {
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Problem("The shop didn't start; the reason is above")
    if (performance.now() - started > patienceMs) throw new Problem(`The shop was not ready after ${patienceMs / 1000} s`)
    await wait(pollMs)
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/ready', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}
