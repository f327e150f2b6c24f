import { parentPort, workerData } from 'node:worker_threads'
import { type FeedRequest, readFeed } from './read-feed.ts'

/** Megabytes of external JSON and HTML are parsed in this thread, where they don't block requests. */
const posts = await readFeed(workerData as FeedRequest)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that's for windows
parentPort?.postMessage(posts)
