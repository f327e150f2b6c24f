import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Player } from './lazy-proxy.ts'
import type { ProviderOptions } from './provider.ts'

/** Starts the provider as a process of its own; answers once it listens. */
export async function startPlayer(options: ProviderOptions): Promise<Player> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  child.send(options)
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  if (child.exitCode !== null) throw new Error('The provider of the demo did not start')
  return {
    port,
    ended,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
