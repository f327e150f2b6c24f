import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../problem.ts'
import { program } from './binaries.ts'
import { type Cluster, plainEnvironment, superuser } from './cluster.ts'
import { isRunning, isServerOf, pollMs, waitForEnd } from './process.ts'

const stopMs = 10_000
/** Long enough for the recovery after a crash. */
const answerMs = 60_000

export interface Running {
  pid: number
  port: number
  /** A connection on the database `postgres`, open as long as the server. */
  client: pg.Client
}

export const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`

/** For a small machine, and for a log without people's data in it. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  'jit=off',
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'cluster_name=gymfolk',
]
/** Faster, and worthless after a power cut: for tests. */
const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The server that runs on this cluster already, once it answers; a killed run may have left it, or be stopping it still. */
export async function findRunning(cluster: Cluster): Promise<Running | undefined> {
  const pidFile = join(cluster.path, 'postmaster.pid')
  const deadline = performance.now() + answerMs
  for (;;) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (!isServerOf(cluster.path, pid)) break
    const client = port ? await connect(cluster, port) : undefined
    if (client) return { pid, port, client }
    if (performance.now() > deadline)
      throw new Problem(`Process ${pid}, which ${pidFile} names, does not answer: stop it, or remove that file`)
    await wait(pollMs)
  }
  await rm(pidFile, { force: true })
  return undefined
}

/** Starts the server; its own session keeps a terminal's Ctrl-C from it until the application has drained. */
export async function startServer(cluster: Cluster, port: number, durable: boolean): Promise<Running> {
  const log = await open(cluster.log, 'a', 0o600)
  const logStart = (await log.stat()).size
  const values = [...settings, ...(durable ? [] : carelessSettings), `port=${port}`].flatMap((setting) => ['-c', setting])
  const [file, args] = cluster.account.command(program(cluster.bin, 'postgres'), ['-D', cluster.path, ...values])
  const server = spawn(file, args, {
    ...cluster.account.ids,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: plainEnvironment(),
    windowsHide: true,
  })
  const failed = new Promise<never>((_, reject) => server.once('error', reject))
  server.unref()
  try {
    return await Promise.race([untilReady(), failed])
  } finally {
    await log.close()
  }

  async function untilReady(): Promise<Running> {
    for (;;) {
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Problem(`PostgreSQL did not start: ${await lastWords(cluster.log, logStart)}`)
      const client = await connect(cluster, port)
      if (client && server.pid) return { pid: server.pid, port, client }
      await wait(pollMs)
    }
  }
}

/** Undefined when the server does not answer yet. */
async function connect(cluster: Cluster, port: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'gymfolk owner',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') throw new Problem(`The password beside ${cluster.path} is not the database's`)
    return undefined
  }
}

/** The reason, out of the log: the last line that has one. */
async function lastWords(log: string, from: number): Promise<string> {
  const lines = (await readFile(log, 'utf8')).slice(from).trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|could not|error/.test(line)) ?? lines.at(-1) ?? ''
  return `${reason.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, '')} (${log})`
}

/** Ends its sessions and stops it; after a while with force, which costs the next start a recovery. */
export async function stopServer(cluster: Cluster, { pid, client }: Running): Promise<void> {
  await client.end()
  await signal(cluster, pid, 'SIGINT', 'fast')
  if (await waitForEnd(pid, stopMs)) return
  await signal(cluster, pid, 'SIGQUIT', 'immediate')
  if (!(await waitForEnd(pid, stopMs))) throw new Problem(`PostgreSQL (process ${pid}) does not stop`)
}

/** Windows knows no signals: there PostgreSQL's own tool has to tell it. */
async function signal(cluster: Cluster, pid: number, name: NodeJS.Signals, mode: string): Promise<void> {
  if (process.platform === 'win32')
    await once(spawn(program(cluster.bin, 'pg_ctl'), ['stop', '-D', cluster.path, '-m', mode], { windowsHide: true }), 'close')
  else if (isRunning(pid)) process.kill(pid, name)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
