import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import type { Cluster } from './cluster.ts'
import { guard, pollMs } from './process.ts'
import { type Running, stopServer } from './server.ts'

/** Any number. The run that holds this advisory lock owns the server; it's released when the run dies. */
const ownerLock = 7_263_000
const ownerLockMs = 1500
const restartMs = 500

export interface Keeper {
  running: Running
  stop: () => Promise<void>
}

/** Makes the server ours, starts it again with `start` whenever it dies, and sees that it does not outlive us. */
export async function keep(
  cluster: Cluster,
  first: Running,
  start: () => Promise<Running>,
  log: (message: string) => void,
): Promise<Keeper> {
  const keeper: Keeper = { running: first, stop }
  let stopping = false
  let restarting: Promise<void> | undefined

  async function take(running: Running): Promise<void> {
    await own(running, cluster)
    keeper.running = running
    running.callOff ??= guard(running.pid)
    running.client.once('end', () => {
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    keeper.running.callOff?.()
    if (!stopping) log('PostgreSQL died: restarting it')
    while (!stopping) {
      try {
        return await take(await start())
      } catch (error) {
        log((error as Error).message)
        await wait(restartMs)
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    // What is being started just now would otherwise outlive this.
    await restarting
    await stopServer(cluster, keeper.running)
    keeper.running.callOff?.()
  }

  await take(first)
  return keeper
}

/** Fails when another living run holds the server; one that was just killed lets go within moments. */
async function own({ client }: Running, cluster: Cluster): Promise<void> {
  const deadline = performance.now() + ownerLockMs
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ownerLock])
    if (rows[0]?.mine) return
    if (performance.now() > deadline) break
    await wait(pollMs)
  }
  await client.end()
  throw new Problem(`Another Gymfolk is using ${cluster.path}: stop it, or give this one its own DATA_DIR`)
}
