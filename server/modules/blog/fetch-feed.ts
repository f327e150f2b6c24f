import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FeedRequest } from './read-feed.ts'
import type { TrimmedPost } from './trim-post.ts'

const script = join(import.meta.dirname, 'feed-thread.ts')
/** The time for parsing, in addition to fetching. */
const workMs = 7000
const heapMb = 128

/** Reads the posts of the site in a separate thread, which is stopped if it takes too long or too much memory. Fails with an Error. */
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
