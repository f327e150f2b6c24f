import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifetime } from '../lifetime.ts'
import { freePort } from '../free-port.ts'
import { Problem } from '../problem.ts'
import { stopProcess } from '../stop-process.ts'

const root = resolve(import.meta.dirname, '../..')
const patienceMs = 120_000
const pollMs = 50
/** Environment variables that a process needs; none of the shop's settings, so that it runs in English with its defaults. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

/** Opens the shop as `npm start` does, with a temporary database; returns its origin. */
export async function openShop(life: Lifetime): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gymfolk-shots-'))
  life.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const inherited = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // Visitors buy all the stock of a product, in cash. Gift wrap has a price, so that it is seen.
    env: {
      ...inherited,
      DATA_DIR: folder,
      PORT: String(port),
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      PAYMENT_COD_MAX: '0',
      GIFT_WRAP_PRICE: '4.50',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  life.defer(() => stopProcess(child))
  const origin = `http://localhost:${port}`
  await untilReady(child, origin)
  return origin
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()))
  const deadline = performance.now() + patienceMs
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Problem(`The shop didn't start:\n${output.trim()}`)
    if (performance.now() > deadline) throw new Problem(`The shop hadn't started after ${patienceMs / 1000} s:\n${output.trim()}`)
    await wait(pollMs)
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
