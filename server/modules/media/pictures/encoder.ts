import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'
import { SerialProcess } from '#server/jobs/serial-process.ts'
import type { EncodedPicture, EncodeJob, EncoderAnswer, PrintJob } from './types.ts'

const retrySeconds = 5

const newProcess = () =>
  new SerialProcess<EncodeJob | PrintJob, EncoderAnswer>({
    script: join(import.meta.dirname, 'encoder-process.mjs'),
    fork: {
      // These settings return freed memory to the system right away.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
      // libvips does the work: the JavaScript needs neither a compiler, whose code and threads take 10 MB, nor a large heap.
      execArgv: ['--jitless', '--max-old-space-size=32', '--max-semi-space-size=1'],
    },
    isLogged: false,
    // This is about three seconds of work.
    waitingMax: 20,
    tooMany: () => refuse('SERVICE_UNAVAILABLE', { file: ['many pictures are waiting to be encoded'] }, retrySeconds),
    taskMs: 20_000,
    idleMs: 15_000,
    tasksMax: 200,
  })

const undecodable = () => refuse('ERROR_IN_UPLOADING_FILE', { file: ["can't be decoded: it is damaged or too large"] })

const unanswered = () => refuse('SERVICE_UNAVAILABLE', { file: ["couldn't be encoded: please try again"] }, retrySeconds)

type EncoderProcess = Pick<SerialProcess<EncodeJob | PrintJob, EncoderAnswer>, 'run' | 'close'>

/**
 * Encodes pictures one at a time in a child process. Refuses with SERVICE_UNAVAILABLE if too many are waiting or the process ends without
 * an answer, and with ERROR_IN_UPLOADING_FILE if a picture can't be decoded.
 */
export class PictureEncoder {
  readonly #process: EncoderProcess

  constructor(process: EncoderProcess = newProcess()) {
    this.#process = process
  }

  async encode(job: EncodeJob): Promise<EncodedPicture> {
    const answer = await this.#answer(job)
    if ('picture' in answer) return answer.picture
    throw undecodable()
  }

  /** Writes one of our pictures as a PNG; fails as `encode` does. */
  async print(job: PrintJob): Promise<void> {
    if (!('printed' in (await this.#answer(job)))) throw undecodable()
  }

  /**
   * Sends a job, and retries it once in a new process if there was no answer: that's more likely due to a lack of memory or time than to
   * the picture.
   */
  async #answer(job: EncodeJob | PrintJob): Promise<EncoderAnswer> {
    const answer = (await this.#process.run(job)) ?? (await this.#process.run(job))
    if (answer === null) throw unanswered()
    return answer
  }

  close(): void {
    this.#process.close()
  }
}
