import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isRunning } from '#scripts/postgres/process.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the test server; its database `template` is migrated and empty. */
    postgres: string
    /** The same through its socket, if it has one. */
    nearPostgres: string
  }
}

const prefix = 'gymfolk-test-'

/**
 * One server for the whole run, with the migrated template in it, which each test file copies: a new one, or the one at TEST_POSTGRES (a
 * superuser's URL), to test with another version.
 */
export async function startServer(project: TestProject): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_POSTGRES']
  if (given) return takeServer(project, given)
  const place = await chooseFolder()
  await removeLeftovers(place)
  const dir = join(place, `${prefix}${process.pid}-${project.name}`)
  const postgres = await startPostgres({ dir, durable: false })
  await trustSocket(dir, postgres.superuserUrl)
  await makeTemplate(postgres.superuserUrl, 'template', { fill: migrate })
  project.provide('postgres', postgres.superuserUrl)
  project.provide('nearPostgres', postgres.nearSuperuserUrl)
  return {
    url: postgres.superuserUrl,
    stop: async () => {
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Lets in without a password who comes by the socket, in a folder of the server's account alone: exchanging proofs of a password is a third of
 * the work of a connection, and a run has thousands. The passwords themselves are tested in `scripts/postgres.api.test.ts`.
 */
async function trustSocket(dir: string, url: string): Promise<void> {
  const rules = join(dir, 'cluster', 'pg_hba.conf')
  await writeFile(rules, `local all all trust\n${await readFile(rules, 'utf8')}`)
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function takeServer(project: TestProject, url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  await makeTemplate(url, 'template', { fill: migrate })
  project.provide('postgres', url)
  project.provide('nearPostgres', url)
  return { url, stop: async () => {} }
}

interface Contents {
  /** The template to start from. */
  from?: string
  fill: (url: string) => Promise<unknown>
}

/** Makes a database into a template. Nobody may connect to it afterwards: PostgreSQL copies a database only while it isn't in use. */
export async function makeTemplate(url: string, name: string, { from = 'template1', fill }: Contents): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  // Of an earlier run, where the server is another's.
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name} template ${from}`)
  await fill(databaseAt(url, name))
  await client.query(`alter database ${name} with allow_connections false`)
  await client.end()
}

/** The URL of another database on the same server. */
const databaseAt = (url: string, name: string): string => url.replace(/[^/]*$/, name)

const inMemory = '/dev/shm'
const roomNeeded = 2 ** 31

/**
 * A folder in memory, if Linux has a memory file system with enough room: copying and dropping a database of 1,300 small files costs a
 * tenth of the CPU that it does on a disk.
 */
async function chooseFolder(): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free >= roomNeeded ? inMemory : tmpdir()
}

/** Removes folders of runs that were killed. */
async function removeLeftovers(place: string): Promise<void> {
  const names = (await readdir(place)).filter((name) => name.startsWith(prefix))
  const dead = names.filter((name) => !isRunning(Number.parseInt(name.slice(prefix.length), 10)))
  await Promise.allSettled(dead.map((name) => rm(join(place, name), { recursive: true, force: true })))
}
