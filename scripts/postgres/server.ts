import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../problem.ts'
import { program } from './binaries.ts'
import { type Cluster, superuser } from './cluster.ts'
import { credentialsOf } from './role.ts'
import { isServerOf, pollMs, waitForEnd } from './process.ts'

const stopMs = 10_000
/** Long enough for the recovery after a crash. */
export const answerTimeoutMs = 60_000

export interface RunningServer {
  pid: number
  port: number
  /** A connection to the database `postgres`, open as long as the server. */
  client: pg.Client
  /** Cancels the guard; set once the server is guarded. */
  callOff?: () => void
}

/** The URL of a database on the server's TCP port; `role` is the application's by default. */
export const urlOf = (cluster: Cluster, port: number, database: string, role?: string): string =>
  `postgres://${credentialsOf(cluster, role)}@127.0.0.1:${port}/${database}`

/** The longest path a Unix socket may have on Linux and macOS. */
const socketPathMax = 103

const socketFile = (cluster: Cluster, port: number): string => join(dirname(cluster.path), `.s.PGSQL.${port}`)

/** The folder of the server's socket; undefined on Windows, and in folders whose path is too long or contains a comma. */
export function socketFolder(cluster: Cluster, port: number): string | undefined {
  const file = socketFile(cluster, port)
  return process.platform === 'win32' || file.length > socketPathMax || /[,"]/.test(file) ? undefined : dirname(file)
}

/** Like `urlOf`, but through the server's socket if there is one: a query then takes a third less work. */
export function socketUrlOf(cluster: Cluster, port: number, database: string, role?: string): string {
  const folder = existsSync(socketFile(cluster, port)) && socketFolder(cluster, port)
  if (!folder) return urlOf(cluster, port, database, role)
  return `postgres://${credentialsOf(cluster, role)}@${encodeURIComponent(folder)}:${port}/${database}`
}

/** Finds the server that already runs on this cluster, once it answers; a killed run may have left it, or may still be stopping it. */
export async function findRunning(cluster: Cluster): Promise<RunningServer | undefined> {
  const pidFile = join(cluster.path, 'postmaster.pid')
  const deadline = performance.now() + answerTimeoutMs
  for (;;) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!isServerOf(cluster.path, pid)) break
    const client = port ? await connect(cluster, port) : undefined
    if (client) return { pid, port, client }
    if (performance.now() > deadline) throw new Problem(`Process ${pid} from ${pidFile} doesn't answer: stop it, or remove that file`)
    await wait(pollMs)
  }
  await rm(pidFile, { force: true })
  return undefined
}

/** Undefined if the server doesn't answer yet. */
export async function connect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres', superuser),
    connectionTimeoutMillis: 5000,
    application_name: 'gymfolk owner',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code === '28P01')
      throw new Problem(`The password stored next to ${cluster.path} doesn't match the database`)
    return undefined
  }
}

/** Ends the server's sessions and stops it; after a time-out by force, which costs the next start a recovery. */
export async function stopServer(cluster: Cluster, { pid, client }: RunningServer): Promise<void> {
  await client.end()
  await signal(cluster, pid, 'SIGINT', 'fast')
  if (await waitForEnd(pid, stopMs)) return
  await signal(cluster, pid, 'SIGQUIT', 'immediate')
  if (!(await waitForEnd(pid, stopMs))) throw new Problem(`PostgreSQL (process ${pid}) doesn't stop`)
}

/** Windows has no signals, so PostgreSQL's own tool is used there. */
async function signal(cluster: Cluster, pid: number, name: NodeJS.Signals, mode: string): Promise<void> {
  if (process.platform === 'win32')
    await once(spawn(program(cluster.bin, 'pg_ctl'), ['stop', '-D', cluster.path, '-m', mode], { windowsHide: true }), 'close')
  else if (isServerOf(cluster.path, pid)) process.kill(pid, name)
}
