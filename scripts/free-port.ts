import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Finds a free port on this machine. It's below the range for outgoing connections, one of which could otherwise take it before the caller
 * listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000)
  return (await isFree(port)) ? port : freePort()
}

/** Whether nothing listens on this port. */
export function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
