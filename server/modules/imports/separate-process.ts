import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuse } from '#contract/refuse.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { PermanentImportError } from './failure.ts'
import type { StepFailure, StepRequest, StepResult } from './import-process.ts'

const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))
/** A file of the largest size allowed is read by a thread with its own limit. */
const execArgv = ['--max-old-space-size=256']

/**
 * Does a step of an import in a process of its own, which ends with it. Ten thousand rows are a hundred megabytes of garbage and batches of ten
 * milliseconds, in which the shop wouldn't answer. Fails as the step fails; where the process ends without a result, another attempt goes on.
 */
export async function doStepApart(request: StepRequest): Promise<void> {
  const child = fork(script, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { promise, resolve, reject } = Promise.withResolvers<StepResult>()
  child.once('message', (result) => resolve(result as StepResult)).on('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`The process of an import ended with ${signal ?? code}`)))
  child.send(request, (error) => error && reject(error))
  const result = await promise
  if ('failed' in result) throw errorOf(result.failed)
}

function errorOf({ message, stack, kind, failure }: StepFailure): Error {
  if (failure) return new PermanentImportError(message, failure)
  if (kind === 'permanent') return new PermanentJobError(message)
  const error = kind === 'unavailable' ? refuse('SERVICE_UNAVAILABLE', null, 5) : new Error(message)
  return Object.assign(error, { message, stack })
}
