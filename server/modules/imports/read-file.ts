import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type FileParts, type ImportedFile, partsOf } from './file-parts.ts'

const script = join(import.meta.dirname, 'read-file-thread.ts')
const readMs = 60_000
const heapMb = 512
/** Shorter files are parsed faster than a thread starts. */
const shortLength = 20_000

/** Reads the rows of a file in a separate thread, which is stopped if it takes too long or too much memory. Fails with an Error. */
export async function readFile(file: ImportedFile): Promise<FileParts> {
  if (file.text.length < shortLength) return partsOf(file)
  const { promise, resolve, reject } = Promise.withResolvers<FileParts>()
  const thread = new Worker(script, { workerData: file, env: {}, resourceLimits: { maxOldGenerationSizeMb: heapMb } })
  const timer = setTimeout(() => reject(new Error('took too long to read')), readMs)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('ended without an answer')))
  thread.unref()
  return promise.finally(() => {
    clearTimeout(timer)
    void thread.terminate()
  })
}
