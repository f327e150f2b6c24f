import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuse } from '#contract/refuse.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { PermanentImportError } from './failure.ts'
import type { StepFailure, StepRequest, StepResult, StopRequest } from './import-process.ts'

const stopMessage: StopRequest = 'stop'
const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))
/** The heap limit of the process. A large file is read by a thread with a limit of its own. */
const execArgv = ['--max-old-space-size=256']
/** The time to finish a batch or the reading of a file once the process should stop. */
const endMs = 2000

/**
 * Does a step of an import in a separate process, which ends afterwards. Ten thousand rows make a hundred megabytes of garbage and batches
 * of ten milliseconds, during which the shop wouldn't respond. Fails as the step does; if the process dies without a result, another
 * attempt continues. Once `stopping` is aborted, the process stops between two batches, and this fails with the signal's reason.
 */
export async function runStepInChildProcess(request: StepRequest, stopping: AbortSignal): Promise<void> {
  stopping.throwIfAborted()
  const child = fork(script, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { promise, resolve, reject } = Promise.withResolvers<StepResult>()
  child.once('message', (result) => resolve(result as StepResult)).on('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`The process of an import ended with ${signal ?? code}`)))
  child.send(request, (error) => error && reject(error))
  const stop = () => {
    child.send(stopMessage, () => {})
    // Killing it is safe: each row is written in a transaction together with its result.
    setTimeout(() => child.kill('SIGKILL'), endMs).unref()
  }
  stopping.addEventListener('abort', stop, { once: true })
  const result = await promise.finally(() => stopping.removeEventListener('abort', stop)).catch(reasonOf(stopping))
  if ('stopped' in result) throw stopping.reason
  if ('failed' in result) throw errorOf(result.failed)
}

/** If the process was killed because it had to stop, the error is the stop reason instead of how the process ended. */
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
