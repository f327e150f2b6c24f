import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import type { Cluster } from './cluster.ts'
import { stopWithParent, pollMs } from './process.ts'
import { type RunningServer, stopServer } from './server.ts'

/** Any number. The run that holds this advisory lock owns the server; it's released when the run dies. */
const ownerLock = 7_263_000
const ownerLockMs = 1500
const restartMs = 500

interface Supervisor {
  running: RunningServer
  stop: () => Promise<void>
}

/** Takes over a running server, restarts it with `start` whenever it dies, and makes sure that it doesn't outlive this process. */
export async function supervise(
  cluster: Cluster,
  first: RunningServer,
  start: () => Promise<RunningServer>,
  log: (message: string) => void,
): Promise<Supervisor> {
  const supervisor: Supervisor = { running: first, stop }
  let stopping = false
  let restarting: Promise<void> | undefined

  async function take(running: RunningServer): Promise<void> {
    await own(running, cluster)
    supervisor.running = running
    running.callOff ??= stopWithParent(running.pid)
    running.client.once('end', () => {
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    supervisor.running.callOff?.()
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
    // Waits for a server that's starting: otherwise it would outlive this process.
    await restarting
    await stopServer(cluster, supervisor.running)
    supervisor.running.callOff?.()
  }

  await take(first)
  return supervisor
}

/** Fails if another live run holds the server; a run that was just killed releases it within moments. */
async function own({ client }: RunningServer, cluster: Cluster): Promise<void> {
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
