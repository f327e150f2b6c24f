import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'
import type { EncodedPicture, EncodeJob, EncoderAnswer, PrintJob } from './types.ts'

/** Pictures that wait for their turn: about three seconds of work. */
const waitingMax = 20
const retrySeconds = 5
/** A picture that takes longer is given up, and the process with it. */
const pictureMs = 20_000
/** So long it waits for the next picture. */
const idleMs = 15_000
/** What decoders leave behind in memory is freed by starting anew. */
const picturesMax = 200
const script = join(import.meta.dirname, 'encoder-process.mjs')

/**
 * Encodes pictures one at a time in a child process, which is started when needed and ended when idle. Refuses with SERVICE_UNAVAILABLE
 * where too many wait, with ERROR_IN_UPLOADING_FILE what can't be decoded.
 */
export class PictureEncoder {
  #child: ChildProcess | undefined
  #encoded = 0
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined

  async encode(job: EncodeJob): Promise<EncodedPicture> {
    const answer = await this.#inTurn(job)
    if ('picture' in answer) return answer.picture
    throw undecodable()
  }

  /** Writes a picture of ours as a PNG; fails as `encode`. */
  async print(job: PrintJob): Promise<void> {
    if (!('printed' in (await this.#inTurn(job)))) throw undecodable()
  }

  async #inTurn(job: Job): Promise<Answer> {
    if (this.#waiting >= waitingMax)
      throw refuse('SERVICE_UNAVAILABLE', { file: ['many pictures are waiting to be encoded'] }, retrySeconds)
    this.#waiting += 1
    const turn = this.#last.then(() => this.#run(job)).finally(() => (this.#waiting -= 1))
    this.#last = turn.catch(() => {})
    return turn
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #run(job: Job): Promise<Answer> {
    clearTimeout(this.#idle)
    const answer = await ask((this.#child ??= start()), job)
    this.#encoded += 1
    const isDone = 'ended' in answer || this.#encoded >= picturesMax
    if (isDone) this.#renew()
    else this.#idle = setTimeout(() => this.#renew(), idleMs).unref()
    return answer
  }

  #renew(): void {
    this.close()
    this.#encoded = 0
  }
}

type Job = EncodeJob | PrintJob
type Answer = EncoderAnswer | { ended: true }

const undecodable = () => refuse('ERROR_IN_UPLOADING_FILE', { file: ["can't be decoded: it is damaged or too large"] })

/** What is freed goes back to the system at once. */
const env = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' }
/** The work is done by libvips: its JavaScript needs neither a compiler, whose code and threads take 10 MB, nor much of a heap. */
const execArgv = ['--jitless', '--max-old-space-size=32', '--max-semi-space-size=1']

/** Without our environment, which has secrets. */
function start(): ChildProcess {
  const child = fork(script, {
    env,
    execArgv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** What the process answers, or that it ended (crashed, or was killed because it took too long). */
function ask(child: ChildProcess, job: Job): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const ended = () => resolve({ ended: true })
  const timer = setTimeout(() => child.kill('SIGKILL'), pictureMs)
  child.once('message', resolve).once('exit', ended).once('error', ended)
  child.send(job, (error) => error && ended())
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', ended).off('error', ended)
  })
}
