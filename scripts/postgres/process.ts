import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export const pollMs = 20

/** Whether a process exists, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process in postmaster.pid is really the server of this folder: after a reboot the pid may belong to any process, and
 * PostgreSQL would refuse to start. Can be determined only on Linux.
 */
export function isServerOf(folder: string, pid: number): boolean {
  return isRunning(pid) && (commandOf(pid)?.includes(folder) ?? true)
}

/** True once the process has exited, false if it's still running after `ms`. */
export async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  while (isRunning(pid) && !isZombie(pid)) {
    if (performance.now() > deadline) return false
    await wait(pollMs)
  }
  return true
}

/** A zombie: an adopted server remains one in a container whose init process doesn't reap orphans. */
const isZombie = (pid: number): boolean => commandOf(pid)?.join('') === ''

function commandOf(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return undefined
  }
}

/**
 * Stops the server even if this process is killed: a shell of a few kB waits at the other end of a pipe, which closes however we end.
 * Returns a function that cancels the guard.
 */
export function stopWithParent(pid: number | undefined): () => void {
  if (process.platform === 'win32' || pid === undefined) return () => {}
  const shell = spawn('sh', ['-c', 'read -r _ || kill -INT "$1"', 'guard', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  return () => void shell.stdin.end('done\n')
}
