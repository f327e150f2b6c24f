// @ts-check
/**
 * Decodes pictures in a process of its own: a decoder that crashes, hangs or takes memory doesn't take the shop with it. What runs in
 * it is plain JavaScript: what removes types would take 15 MB of its memory.
 */
import { setPriority } from 'node:os'
import { encodePicture, prepareSharp, printPicture } from './encode.mjs'

/** Requests go first. */
const niceness = 10
setPriority(niceness)
prepareSharp()

/** @param {import('./types.ts').EncoderAnswer} answer */
const reply = (answer) => process.send?.(answer)

/**
 * @param {import('./types.ts').EncodeJob | import('./types.ts').PrintJob} job
 * @returns {Promise<import('./types.ts').EncoderAnswer>}
 */
async function work(job) {
  if ('to' in job) return { picture: await encodePicture(job) }
  await printPicture(job)
  return { printed: true }
}

process.on('message', (/** @type {import('./types.ts').EncodeJob | import('./types.ts').PrintJob} */ job) => {
  void work(job).then(reply, (error) => reply({ problem: error instanceof Error ? error.message : String(error) }))
})
