import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A fresh copy of a template database: the migrated and empty one, or (in e2e) the demo world. */
export async function cloneDatabase(template: 'template' | 'demo' = 'template'): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // As files: block by block, through the log, costs PostgreSQL several times as much.
  await run(base, `create database ${name} template ${template} strategy file_copy`)
  return { url: base.replace(/\/[^/]*$/, `/${name}`), drop: () => run(base, `drop database if exists ${name} with (force)`) }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  await client.query(sql)
  await client.end()
}
