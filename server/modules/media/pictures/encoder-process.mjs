// @ts-check
/**
 * Decodes pictures in a process of its own: a decoder that crashes, hangs or takes memory doesn't take the shop with it. What runs in
 * it is plain JavaScript: what removes types would take 15 MB of its memory.
 */
import { setPriority } from 'node:os'
import { encodePicture, prepareSharp } from './encode.mjs'

/** Requests go first. */
const niceness = 10
setPriority(niceness)
prepareSharp()

/** @param {import('./types.ts').EncoderAnswer} answer */
const reply = (answer) => process.send?.(answer)

process.on('message', (/** @type {import('./types.ts').EncodeJob} */ job) => {
  void encodePicture(job).then(
    (picture) => reply({ picture }),
    (error) => reply({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
