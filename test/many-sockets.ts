import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { processMemory } from './hostile-client.ts'
import type { openShop } from './shop-process.ts'
import { readResponse } from './visitor.ts'

interface Crowd {
  idle: number
  hostile: number
  /** The number of sequential requests by a visitor, before and during the crowd. */
  requests: number
}

interface Outcome {
  /** The 99th percentile of the visitor's requests in ms, alone and among the crowd. */
  calm: number
  busy: number
  /** The number of idle connections that were still open at the end. */
  open: number
  mostMb: number
}

const paths = ['/market', '/api/user/products?limit=20', '/collections/all']

/** Measures what a visitor notices of a crowd of idle and hostile connections (crowd.ts), and the shop's peak memory. */
export async function measureVisitsInCrowd(
  shop: Awaited<ReturnType<typeof openShop>>,
  { idle, hostile, requests }: Crowd,
): Promise<Outcome> {
  await percentile(shop.address, requests)
  const calm = await percentile(shop.address, requests)
  const crowd = spawn(process.execPath, [join(import.meta.dirname, 'crowd.ts'), shop.address, String(idle), String(hostile)])
  crowd.stderr.pipe(process.stderr)
  await once(crowd.stdout, 'data')
  const busy = await percentile(shop.address, requests)
  const counted = once(crowd.stdout, 'data')
  crowd.stdin.write('\n')
  const open = Number(String((await counted)[0]))
  const { most } = await processMemory(shop.child.pid!)
  return { calm, busy, open, mostMb: Math.round(most) }
}

async function percentile(address: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let n = 0; n < requests; n += 1) {
    const startedAt = performance.now()
    await readResponse(address + paths[n % paths.length]!, agent)
    times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(requests * 0.99)]!
}
