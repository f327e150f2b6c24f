import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'
import { SerialProcess } from '#server/jobs/serial-process.ts'
import type { EncodedPicture, EncodeJob, EncoderAnswer, PrintJob } from './types.ts'

const retrySeconds = 5

const newProcess = () =>
  new SerialProcess<EncodeJob | PrintJob, EncoderAnswer>({
    script: join(import.meta.dirname, 'encoder-process.mjs'),
    fork: {
      // What is freed goes back to the system at once.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
      // The work is done by libvips: its JavaScript needs neither a compiler, whose code and threads take 10 MB, nor much of a heap.
      execArgv: ['--jitless', '--max-old-space-size=32', '--max-semi-space-size=1'],
    },
    isLogged: false,
    // About three seconds of work.
    waitingMax: 20,
    tooMany: () => refuse('SERVICE_UNAVAILABLE', { file: ['many pictures are waiting to be encoded'] }, retrySeconds),
    taskMs: 20_000,
    idleMs: 15_000,
    tasksMax: 200,
  })

const undecodable = () => refuse('ERROR_IN_UPLOADING_FILE', { file: ["can't be decoded: it is damaged or too large"] })

/**
 * Encodes pictures one at a time in a child process. Refuses with SERVICE_UNAVAILABLE where too many wait, with ERROR_IN_UPLOADING_FILE
 * what can't be decoded.
 */
export class PictureEncoder {
  readonly #process = newProcess()

  async encode(job: EncodeJob): Promise<EncodedPicture> {
    const answer = await this.#process.run(job)
    if (answer !== null && 'picture' in answer) return answer.picture
    throw undecodable()
  }

  /** Writes a picture of ours as a PNG; fails as `encode`. */
  async print(job: PrintJob): Promise<void> {
    const answer = await this.#process.run(job)
    if (answer === null || !('printed' in answer)) throw undecodable()
  }

  close(): void {
    this.#process.close()
  }
}
