import type pg from 'pg'
import { openCluster, superuser } from './postgres/cluster.ts'
import { supervise } from './postgres/supervisor.ts'
import { createRole, transferOwnership } from './postgres/role.ts'
import { freePort } from './free-port.ts'
import { findRunning, socketUrlOf, urlOf } from './postgres/server.ts'
import { startServer } from './postgres/start.ts'

interface PostgresOptions {
  /** The folder of the cluster, its password and its log. */
  dir: string
  /** False for tests: much faster, but data is lost on a power cut. */
  durable: boolean
  /** Called when the server died and is being restarted. */
  log?: (message: string) => void
}

export interface Postgres {
  /** The URL of the application's own database, as its owner. */
  url: string
  /** The same URL for processes on this machine, through a Unix socket if there is one. */
  nearUrl: string
  /** For tests and the bench, which make databases and fill them without triggers. */
  superuserUrl: string
  nearSuperuserUrl: string
  port: number
  /** The server was already running, left by a run that was killed. */
  adopted: boolean
  stop: () => Promise<void>
}

export const databaseName = 'gymfolk'

/** An embedded PostgreSQL server. It's restarted if it dies, and stopped when this process dies. */
export async function startPostgres({ dir, durable, log = () => {} }: PostgresOptions): Promise<Postgres> {
  const cluster = await openCluster(dir, durable)
  const found = await findRunning(cluster)
  const port = found?.port ?? (await freePort())
  const start = async () => (await findRunning(cluster)) ?? startServer(cluster, port, durable)
  const supervisor = await supervise(cluster, found ?? (await start()), start, log)
  await createRole(supervisor.running.client, cluster)
  await createDatabase(supervisor.running.client)
  const superuserUrl = urlOf(cluster, port, databaseName, superuser)
  await transferOwnership(superuserUrl, databaseName)
  return {
    url: urlOf(cluster, port, databaseName),
    nearUrl: socketUrlOf(cluster, port, databaseName),
    superuserUrl,
    nearSuperuserUrl: socketUrlOf(cluster, port, databaseName, superuser),
    port,
    adopted: found !== undefined,
    stop: supervisor.stop,
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}
