import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Problem } from '#scripts/problem.ts'
import type { Machine } from '../machine/machine.ts'
import type { Command, LoadResult, Plan, Reply, RunOptions } from './plan.ts'

export interface Load {
  pid: number
  plan: (plan: Plan) => void
  /** Continues the plan where it stopped. Fails if the shop can't be reached. */
  run: (seconds: number, how?: Omit<RunOptions, 'seconds'>) => Promise<LoadResult>
  stop: () => Promise<void>
}

/** Starts the load process on core 1. */
export function openLoad(machine: Machine, { origin, connections }: { origin: string; connections: number }): Load {
  const [file, args] = machine.pin(1, [process.execPath, join(import.meta.dirname, 'process.ts')])
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  const tell = (order: Command) => void child.send(order)
  return {
    pid: child.pid ?? 0,
    plan: (plan) => tell({ kind: 'plan', origin, connections, plan }),
    run: async (seconds, how) => {
      const heard = once(child, 'message') as Promise<[Reply]>
      tell({ kind: 'run', seconds, ...how })
      const [reply] = await Promise.race([heard, gone.then(() => [{ failure: 'its process ended' }] satisfies [Reply])])
      if ('failure' in reply) throw new Problem(`The load failed: ${reply.failure}`)
      return reply.outcome
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
