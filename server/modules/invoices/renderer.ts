import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuse } from '#contract/refuse.ts'
import type { DocumentRow } from './queries.ts'
import { PrintedLogo, type ReadLogo } from './printed-logo.ts'
import type { Rendered, ToRender } from './render-process.ts'

/** Documents that wait for their turn: about two seconds of work. */
const waitingMax = 40
const retrySeconds = 5
/** One that takes longer is given up, and the process with it. */
const renderMs = 15_000
/** So long it waits for the next one: it holds fonts and a library. */
const idleMs = 20_000
const script = fileURLToPath(new URL('./render-process.ts', import.meta.url))

/**
 * Renders invoices one at a time in a process of its own, which is started when needed and ended when idle: one takes some 30 ms, in which
 * the shop wouldn't answer. A thread left 80 MB behind when it ended, which the shop held for ever. Refuses with SERVICE_UNAVAILABLE where too many wait.
 */
export class InvoiceRenderer {
  #child: ChildProcess | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined
  readonly #logo: PrintedLogo

  constructor(readLogo: ReadLogo) {
    this.#logo = new PrintedLogo(readLogo)
  }

  /** `logo`: the address of the picture that stands in place of the seller's name. */
  async render(document: DocumentRow, logo?: string): Promise<Uint8Array> {
    return this.#inTurn({ document, logo: logo === undefined ? undefined : await this.#logo.at(logo) })
  }

  #inTurn(document: ToRender): Promise<Uint8Array> {
    if (this.#waiting >= waitingMax) throw refuse('SERVICE_UNAVAILABLE', null, retrySeconds)
    this.#waiting += 1
    const turn = this.#last.then(() => this.#run(document)).finally(() => (this.#waiting -= 1))
    this.#last = turn.catch(() => {})
    return turn
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #run(document: ToRender): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    try {
      const pdf = await ask((this.#child ??= start()), document)
      this.#idle = setTimeout(() => this.close(), idleMs).unref()
      return pdf
    } catch (error) {
      this.close()
      throw error
    }
  }
}

/** Without our environment, which has secrets. */
function start(): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env
  const child = fork(script, {
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** What the process answers; fails where it fails, ends, or takes too long. */
function ask(child: ChildProcess, document: ToRender): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const answered = (answer: Rendered) =>
    'pdf' in answer ? resolve(answer.pdf) : reject(new Error(`An invoice can't be rendered: ${answer.failure}`))
  const ended = (code: number | null) => reject(new Error(`The process that renders invoices ended with ${code ?? 'a signal'}`))
  const timer = setTimeout(() => reject(new Error('An invoice took too long to render')), renderMs)
  child.once('message', answered).once('error', reject).once('exit', ended)
  child.send(document, (error) => error && reject(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', answered).off('error', reject).off('exit', ended)
  })
}
