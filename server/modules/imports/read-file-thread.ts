import { parentPort, workerData } from 'node:worker_threads'
import { type ImportedFile, partsOf } from './file-parts.ts'

/** Files of megabytes are parsed in this thread, where they don't block requests. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that's for windows
parentPort?.postMessage(partsOf(workerData as ImportedFile))
