import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

interface TestDatabase {
  /** The URL by which most shops reach theirs. */
  url: string
  /** The URL through the server's socket if it has one, as for the embedded server: a query then takes a third less work. */
  nearUrl: string
  drop: () => Promise<void>
}

/** A fresh copy of a template database: the migrated and empty one, or (in e2e) the demo world. */
export async function cloneDatabase(template: 'template' | 'demo' = 'template'): Promise<TestDatabase> {
  const near = inject('nearPostgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies files: block by block through the write-ahead log costs PostgreSQL several times as much.
  await run(near, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: inject('postgres').replace(/[^/]*$/, name),
    nearUrl: near.replace(/[^/]*$/, name),
    drop: () => run(near, `drop database if exists ${name} with (force)`),
  }
}

const controlConnections = new Map<string, Promise<pg.Client>>()

/** One connection of this process for all its test files: each file makes a database and drops it. */
async function run(url: string, sql: string): Promise<void> {
  const control = controlConnections.get(url) ?? connect(url)
  controlConnections.set(url, control)
  await (await control).query(sql)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  const drop = () => controlConnections.delete(url)
  client.on('error', drop)
  await client.connect().catch((error: unknown) => {
    drop()
    throw error
  })
  // The process ends when it has nothing else to do. The driver's types lack this.
  ;(client as unknown as { unref: () => void }).unref()
  return client
}
