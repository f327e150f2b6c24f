// @ts-check
/**
 * Decodes pictures in a separate process, so that a decoder that crashes, hangs or uses too much memory doesn't affect the shop. It runs
 * plain JavaScript, as stripping types would take 15 MB of memory.
 */
import { setPriority } from 'node:os'
import { encodePicture, prepareSharp, printPicture } from './encode.mjs'

/** A low priority, so that requests go first. */
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
