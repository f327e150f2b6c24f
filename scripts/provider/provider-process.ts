import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerProcess } from './lazy-proxy.ts'
import type { ProviderOptions } from './provider.ts'

/** Starts the provider in a process of its own; resolves once it listens. */
export async function startProviderProcess(options: ProviderOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = once(child, 'exit')
  child.send(options)
  const [port] = (await Promise.race([once(child, 'message'), exited])) as [number]
  if (child.exitCode !== null) throw new Error("The demo provider didn't start")
  return {
    port,
    exited,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
