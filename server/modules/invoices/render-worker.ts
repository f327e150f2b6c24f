import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw.ts'
import type { DocumentRow } from './queries.ts'

/** The thread of `InvoiceRenderer`: a document comes in, its PDF goes out. */
parentPort!.on('message', (document: DocumentRow) => {
  drawDocument(document).then(
    (pdf) => parentPort!.postMessage({ pdf }, []),
    (error: unknown) => parentPort!.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []),
  )
})
