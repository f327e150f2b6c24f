import { constants, setPriority } from 'node:os'
import { setShopCurrency } from '#contract/currency.ts'
import { openDatabase } from '#server/db/pool.ts'
import { toRefusal } from '#server/http/errors.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { PermanentImportError } from './failure.ts'
import type { ImportSettings } from './kind.ts'
import { runStep, type Step } from './steps.ts'

/** The request to the process. */
export interface StepRequest {
  step: Step
  id: string
  databaseUrl: string
  config: ImportSettings
  /** The current time in ms since 1970; the process's clock continues from there. */
  now: number
}

/** Asks the process to stop between two batches. */
export type StopRequest = 'stop'

/** Why a step failed: the parts of an error that the job needs. */
export interface StepFailure {
  message: string
  stack: string | undefined
  kind: 'fault' | 'unavailable' | 'permanent'
  failure?: PermanentImportError['failure']
}

/** The answer of the process. */
export type StepResult = { done: true } | { stopped: true } | { failed: StepFailure }

/** Two connections: one for the transaction, one for reads beside it. */
const connections = 2

function failureOf(error: unknown): StepFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof PermanentImportError) return { message, stack, kind: 'permanent', failure: error.failure }
  if (error instanceof PermanentJobError) return { message, stack, kind: 'permanent' }
  return { message, stack, kind: toRefusal(error)?.code === 'SERVICE_UNAVAILABLE' ? 'unavailable' : 'fault' }
}

async function handle({ step, id, databaseUrl, config, now }: StepRequest, stopping: AbortSignal): Promise<StepResult> {
  setShopCurrency(config.shop.currency.name)
  const startedAt = performance.now()
  const clock = () => new Date(now + performance.now() - startedAt)
  const database = openDatabase(databaseUrl, connections)
  try {
    await runStep(step, id, { database, config, clock, stopping })
    return { done: true }
  } catch (error) {
    return stopping.aborted && error === stopping.reason ? { stopped: true } : { failed: failureOf(error) }
  } finally {
    await database.close()
  }
}

// Visitors' requests take precedence when both want the same core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// A terminal and systemd signal all processes at once. This one ignores it, and ends with its job or with its parent process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.once('disconnect', () => process.exit(1))
const stop = new AbortController()
process.on('message', (request: StepRequest | StopRequest) => {
  if (request === 'stop') stop.abort()
  else void handle(request, stop.signal).then((result) => process.send?.(result, () => process.exit(0)))
})
