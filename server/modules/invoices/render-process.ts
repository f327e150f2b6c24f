import { drawDocument } from './draw.ts'
import type { DocumentRow } from './queries.ts'

/** A document, and the PNG to show instead of the seller's name. */
export interface ToRender {
  document: DocumentRow
  logo: Uint8Array | undefined
}

/** The answer for a document: its PDF, or why there is none. */
export type Rendered = { pdf: Uint8Array } | { failure: string }

const answer = (rendered: Rendered) => void process.send?.(rendered)

/** The process of `InvoiceRenderer`: receives documents and answers with their PDFs. */
process.on('message', ({ document, logo }: ToRender) => {
  drawDocument(document, logo).then(
    (pdf) => answer({ pdf }),
    (error: unknown) => answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
