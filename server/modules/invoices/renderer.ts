import { fileURLToPath } from 'node:url'
import { refuse } from '#contract/refuse.ts'
import { SerialProcess } from '#server/jobs/serial-process.ts'
import type { DocumentRow } from './queries.ts'
import { PrintedLogo, type ReadLogo } from './printed-logo.ts'
import type { Rendered, ToRender } from './render-process.ts'

const retrySeconds = 5

const newProcess = (): SerialProcess<ToRender, Rendered> => {
  const { NODE_COMPILE_CACHE } = process.env
  return new SerialProcess({
    script: fileURLToPath(new URL('./render-process.ts', import.meta.url)),
    fork: {
      env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
    },
    isLogged: true,
    // About two seconds of work.
    waitingMax: 40,
    tooMany: () => refuse('SERVICE_UNAVAILABLE', null, retrySeconds),
    taskMs: 15_000,
    // Ends an idle process, which holds fonts and a library in memory.
    idleMs: 20_000,
  })
}

/**
 * Renders invoices one at a time in a separate process: each takes some 30 ms, during which the shop wouldn't respond. (A worker thread
 * left 80 MB behind when it ended, which were never freed.) Refuses with SERVICE_UNAVAILABLE if too many wait.
 */
export class InvoiceRenderer {
  readonly #process = newProcess()
  readonly #logo: PrintedLogo

  constructor(readLogo: ReadLogo) {
    this.#logo = new PrintedLogo(readLogo)
  }

  /** Renders a document as a PDF. `logo` is the address of the picture to show instead of the seller's name. */
  async render(document: DocumentRow, logo?: string): Promise<Uint8Array> {
    const answer = await this.#process.run({ document, logo: logo === undefined ? undefined : await this.#logo.at(logo) })
    if (answer === null) throw new Error('The process that renders invoices ended, or took too long')
    if ('pdf' in answer) return answer.pdf
    throw new Error(`An invoice can't be rendered: ${answer.failure}`)
  }

  close(): void {
    this.#process.close()
  }
}
