import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { databaseName, startPostgres } from './postgres.ts'
import { type Cluster, openCluster } from './postgres/cluster.ts'
import { findRunning, socketUrlOf, type RunningServer } from './postgres/server.ts'
import { Problem } from './problem.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Runs `work` with the URL of the shop's database: the one at DATABASE_URL, or the embedded one. A running shop may be using it; if none
 * does, the embedded server runs only while `work` does. `create`: allows an embedded database to be created; without it, a missing one is
 * a problem.
 */
export async function withShopDatabase<T>(
  { databaseUrl, dataDir }: Settings,
  work: (url: string) => Promise<T>,
  { create = false } = {},
): Promise<T> {
  if (databaseUrl !== undefined) return work(databaseUrl)
  const dir = join(dataDir, 'postgres')
  if (!create && !existsSync(join(dir, 'cluster')))
    throw new Problem(`There is no database in ${dataDir}: start the shop once, or set DATABASE_URL or DATA_DIR to where it is`)
  const cluster = existsSync(join(dir, 'cluster')) ? await openCluster(dir, true) : undefined
  const running = cluster && (await findRunning(cluster))
  const { url, close } = running ? inUse(cluster, running) : await started(dir)
  try {
    return await work(url)
  } finally {
    await close()
  }
}

interface Opened {
  url: string
  close: () => Promise<void>
}

const inUse = (cluster: Cluster, { port, client }: RunningServer): Opened => ({
  url: socketUrlOf(cluster, port, databaseName),
  close: () => client.end(),
})

async function started(dir: string): Promise<Opened> {
  const { nearUrl, stop } = await startPostgres({ dir, durable: true })
  return { url: nearUrl, close: stop }
}
