import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import { program } from './binaries.ts'
import { type Cluster, plainEnvironment } from './cluster.ts'
import { stopWithParent, pollMs } from './process.ts'
import { answerTimeoutMs, connect, type RunningServer, socketFolder } from './server.ts'

/** Settings for a small machine, and for a log without personal data. */
const settings = [
  'listen_addresses=127.0.0.1',
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
/** After a crash, syncs the whole file system at once on Linux: file by file it takes seconds before recovery can begin. */
const platformSettings = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []
/** Faster, but data is lost on a power cut: for tests. */
const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const logBytes = 5_000_000

/** Starts the server in its own session, so that a terminal's Ctrl-C doesn't reach it before the application has drained. */
export async function startServer(cluster: Cluster, port: number, durable: boolean): Promise<RunningServer> {
  const from = await makeRoom(cluster.log)
  const log = await open(cluster.log, 'a', 0o600)
  const sockets = `unix_socket_directories=${socketFolder(cluster, port) ?? ''}`
  const values = [...settings, ...platformSettings, sockets, ...(durable ? [] : carelessSettings), `port=${port}`].flatMap((setting) => [
    '-c',
    setting,
  ])
  const [file, args] = cluster.account.command(program(cluster.bin, 'postgres'), ['-D', cluster.path, ...values])
  const options = { ...cluster.account.ids, detached: true, env: plainEnvironment(), windowsHide: true }
  const server = spawn(file, args, { ...options, stdio: ['ignore', log.fd, log.fd] })
  server.unref()
  const failed = new Promise<never>((_, reject) => server.once('error', reject))
  const callOff = stopWithParent(server.pid)
  try {
    return { ...(await Promise.race([untilReady(server, cluster, port, from), failed])), callOff }
  } catch (error) {
    server.kill('SIGINT')
    callOff()
    throw error
  } finally {
    await log.close()
  }
}

async function untilReady(server: ChildProcess, cluster: Cluster, port: number, from: number): Promise<RunningServer> {
  for (const deadline = performance.now() + answerTimeoutMs; performance.now() < deadline; await wait(pollMs)) {
    if (server.exitCode !== null || server.signalCode !== null) break
    const client = await connect(cluster, port)
    if (client && server.pid) return { pid: server.pid, port, client }
  }
  throw new Problem(`PostgreSQL didn't start: ${await lastWords(cluster.log, from)}`)
}

/** The reason for a failure, from the log: the last line that has one. */
async function lastWords(log: string, from: number): Promise<string> {
  const lines = (await readFile(log, 'utf8')).slice(from).trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|could not|error/.test(line)) ?? lines.at(-1) ?? ''
  return `${reason.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, '')} (${log})`
}

/** Rotates a log that has grown large; returns the offset where this run's part begins. */
async function makeRoom(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  )
  if (size < logBytes) return size
  await rename(log, `${log}.1`)
  return 0
}
