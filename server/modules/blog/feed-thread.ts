import { parentPort, workerData } from 'node:worker_threads'
import { type FeedRequest, readFeed } from './read-feed.ts'

/** Megabytes of someone else's JSON and HTML are read here, where they hold up no page. */
const posts = await readFeed(workerData as FeedRequest)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that's for windows
parentPort?.postMessage(posts)
