import { parentPort, workerData } from 'node:worker_threads'
import { type ImportedFile, partsOf } from './file-parts.ts'

/** Megabytes of text are read here, where they hold up no page. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that's for windows
parentPort?.postMessage(partsOf(workerData as ImportedFile))
