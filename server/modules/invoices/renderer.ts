import { Worker } from 'node:worker_threads'
import { refuse } from '#contract/refuse.ts'
import type { DocumentRow } from './queries.ts'

/** Documents that wait for their turn: about two seconds of work. */
const waitingMax = 40
const retrySeconds = 5
/** One that takes longer is given up, and the thread with it. */
const renderMs = 15_000
/** So long the thread waits for the next one: it holds fonts and a library, 60 MB. */
const idleMs = 20_000
const script = new URL('./render-worker.ts', import.meta.url)

/**
 * Renders invoices one at a time in a thread of its own, which is started when needed and ended when idle: one takes some 30 ms, in which
 * the shop wouldn't answer. Refuses with SERVICE_UNAVAILABLE where too many wait.
 */
export class InvoiceRenderer {
  #worker: Worker | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined

  render(document: DocumentRow): Promise<Uint8Array> {
    if (this.#waiting >= waitingMax) throw refuse('SERVICE_UNAVAILABLE', null, retrySeconds)
    this.#waiting += 1
    const turn = this.#last.then(() => this.#run(document)).finally(() => (this.#waiting -= 1))
    this.#last = turn.catch(() => {})
    return turn
  }

  close(): void {
    clearTimeout(this.#idle)
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  async #run(document: DocumentRow): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    try {
      const pdf = await ask((this.#worker ??= start()), document)
      this.#idle = setTimeout(() => this.close(), idleMs).unref()
      return pdf
    } catch (error) {
      this.close()
      throw error
    }
  }
}

function start(): Worker {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 128 } })
  worker.unref()
  return worker
}

/** What the thread answers; fails where it fails, ends, or takes too long. */
function ask(worker: Worker, document: DocumentRow): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const answered = (answer: { pdf: Uint8Array } | { failure: string }) =>
    'pdf' in answer ? resolve(answer.pdf) : reject(new Error(`An invoice can’t be rendered: ${answer.failure}`))
  const ended = (code: number) => reject(new Error(`The thread that renders invoices ended with ${code}`))
  const timer = setTimeout(() => reject(new Error('An invoice took too long to render')), renderMs)
  worker.once('message', answered).once('error', reject).once('exit', ended)
  worker.postMessage(document, [])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', answered).off('error', reject).off('exit', ended)
  })
}
