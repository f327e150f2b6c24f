import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FeedRequest } from './read-feed.ts'
import type { TrimmedPost } from './trim-post.ts'

const script = join(import.meta.dirname, 'feed-thread.ts')
/** For reading what came, beside fetching it. */
const workMs = 7000
const heapMb = 128

/** The posts of the site, read in a thread of their own: what takes too long or too much memory ends with it. Fails with an Error. */
export function fetchFeed(request: FeedRequest): Promise<TrimmedPost[]> {
  const { promise, resolve, reject } = Promise.withResolvers<TrimmedPost[]>()
  const thread = new Worker(script, { workerData: request, env: {}, resourceLimits: { maxOldGenerationSizeMb: heapMb } })
  const timer = setTimeout(() => reject(new Error('took too long to read')), request.timeoutMs + workMs)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('ended without an answer')))
  thread.unref()
  return promise.finally(() => {
    clearTimeout(timer)
    void thread.terminate()
  })
}
