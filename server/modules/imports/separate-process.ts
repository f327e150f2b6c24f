import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuse } from '#contract/refuse.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { PermanentImportError } from './failure.ts'
import type { StepFailure, StepRequest, StepResult, StopRequest } from './import-process.ts'

const stopMessage: StopRequest = 'stop'
const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))
/** A file of the largest size allowed is read by a thread with its own limit. */
const execArgv = ['--max-old-space-size=256']
/** What it's at, a batch or a file that is read, may take so long once it is to end. */
const endMs = 2000

/**
 * Does a step of an import in a process of its own, which ends with it. Ten thousand rows are a hundred megabytes of garbage and batches of ten
 * milliseconds, in which the shop wouldn't answer. Fails as the step fails; where the process ends without a result, another attempt goes on.
 * Once `stopping` is aborted, it ends between two batches, and this fails with the signal's reason.
 */
export async function doStepApart(request: StepRequest, stopping: AbortSignal): Promise<void> {
  stopping.throwIfAborted()
  const child = fork(script, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { promise, resolve, reject } = Promise.withResolvers<StepResult>()
  child.once('message', (result) => resolve(result as StepResult)).on('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`The process of an import ended with ${signal ?? code}`)))
  child.send(request, (error) => error && reject(error))
  const stop = () => {
    child.send(stopMessage, () => {})
    // All that it has written is whole: rows are done by the transaction.
    setTimeout(() => child.kill('SIGKILL'), endMs).unref()
  }
  stopping.addEventListener('abort', stop, { once: true })
  const result = await promise.finally(() => stopping.removeEventListener('abort', stop)).catch(reasonOf(stopping))
  if ('stopped' in result) throw stopping.reason
  if ('failed' in result) throw errorOf(result.failed)
}

/** Of a process that is killed because it is to stop: that, and not how it ended. */
const reasonOf =
  (stopping: AbortSignal) =>
  (error: unknown): never => {
    throw stopping.aborted ? stopping.reason : error
  }

function errorOf({ message, stack, kind, failure }: StepFailure): Error {
  if (failure) return new PermanentImportError(message, failure)
  if (kind === 'permanent') return new PermanentJobError(message)
  const error = kind === 'unavailable' ? refuse('SERVICE_UNAVAILABLE', null, 5) : new Error(message)
  return Object.assign(error, { message, stack })
}
