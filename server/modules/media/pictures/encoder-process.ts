/** Decodes pictures in a process of its own: a decoder that crashes, hangs or takes memory doesn't take the shop with it. */
import { setPriority } from 'node:os'
import { type EncodeJob, encodePicture, prepareSharp } from './encode.ts'

/** Requests go first. */
const niceness = 10
setPriority(niceness)
prepareSharp()
process.on('message', (job: EncodeJob) => {
  void encodePicture(job).then(
    (picture) => process.send!({ picture }),
    (error: unknown) => process.send!({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
