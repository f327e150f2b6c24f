import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const everyMs = 20

/** Requests these paths one after another over one connection until `end` settles; returns durations in ms. Fails on any status but 200. */
export async function requestUntil(address: string, paths: string[], end: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let isOver = false
  void end.then(() => (isOver = true))
  while (!isOver) {
    const startedAt = performance.now()
    await readResponse(address + paths[times.length % paths.length]!, agent)
    times.push(performance.now() - startedAt)
    await delay(everyMs)
  }
  agent.destroy()
  return times
}

/** The time that at least this share (0 to 1) of the times don't exceed. */
export const percentile = (times: number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

/** Reads a page to its end. */
export const readResponse = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
