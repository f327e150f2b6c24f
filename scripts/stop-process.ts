import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Asks a process to exit and waits until it has; does nothing if it has already exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
