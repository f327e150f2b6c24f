import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Asks a process to end, and waits until it has; nothing where it has ended already. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
