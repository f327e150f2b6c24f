import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export const pollMs = 20

export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process that postmaster.pid names is really the server of this folder: after a restart of the machine the
 * number may be anybody's, and PostgreSQL would refuse to start next to it. Only Linux tells.
 */
export function isServerOf(folder: string, pid: number): boolean {
  return isRunning(pid) && (commandOf(pid)?.includes(folder) ?? true)
}

/** True once the process is gone, false when it is still there after `ms`. */
export async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  while (isRunning(pid) && !isZombie(pid)) {
    if (performance.now() > deadline) return false
    await wait(pollMs)
  }
  return true
}

/** A zombie: that's how an adopted server remains in a container whose first process doesn't reap orphans. */
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
 * Stops the server if we die without a chance to: a shell of a few kB waits at the other end of a pipe, which breaks
 * however we end. Returns how to call it off.
 */
export function guard(pid: number | undefined): () => void {
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
