import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#scripts/postgres.ts'
import { step } from '#scripts/steps.ts'
import { brands, categories, products as demo } from '#seed/catalogue/index.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { createUser } from '#server/modules/auth/users/users.ts'
import { startSession } from '#server/modules/auth/sessions/sessions.ts'
import { makeProducts } from './world.ts'

/** A product as scenarios need it; `variantId` is its first. */
export interface StagedProduct {
  slug: string
  productId: string
  variantId: string
}

export interface World {
  products: StagedProduct[]
  /** Slugs of all categories, and of those that hold others. */
  categories: string[]
  topCategories: string[]
  /** One for each customer who is signed in. */
  tokens: string[]
}

export interface Database {
  url: string
  /** The process all others of PostgreSQL are children of. */
  pid: number
  stop: () => Promise<void>
}

const slugs = {
  categories: categories.flatMap((top) => [top.slug, ...(top.children ?? []).map((child) => child.slug)]),
  topCategories: categories.map((top) => top.slug),
}
const productCount = 1000
const customerCount = 2000

/** A PostgreSQL of our own, durable as in `npm start`, in a folder that goes when it stops. */
export async function openDatabaseServer(): Promise<Database> {
  const dir = await mkdtemp(join(tmpdir(), 'gymfolk-bench-'))
  const postgres = await step('Starting a database', () => startPostgres({ dir, durable: true, log: console.error }), 'Database ready')
  const [pid] = (await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  const stop = async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: postgres.nearUrl, pid: Number(pid), stop }
}

/** Migrates and fills the database: products as in the demo world, and customers with sessions. */
export async function fill(url: string): Promise<World> {
  await migrate(url)
  const database = openDatabase(url, 1)
  try {
    const now = new Date()
    const world = { brands, categories, products: makeProducts(productCount, demo) }
    await step(`Filling ${productCount} products`, (progress) => database.transaction((tx) => fillCatalogue(tx, world, now, progress)))
    const tokens = await step(`Signing ${customerCount} customers in`, () => database.transaction((tx) => signIn(tx, now)))
    await settle(url)
    return { products: await readProducts(url), ...slugs, tokens }
  } finally {
    await database.close()
  }
}

/** Without passwords: hashing so many would take minutes. */
async function signIn(tx: Tx, now: Date): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < customerCount; n++) {
    const user = await createUser(
      tx,
      { name: `Customer ${n}`, email: `${randomUUID()}@example.com`, phone: null, passwordHash: 'none' },
      'customer',
      now,
    )
    if (user) tokens.push(await startSession(tx, user, now, { agent: 'bench', address: '127.0.0.1' }))
  }
  return tokens
}

/** What PostgreSQL would do by itself within minutes: otherwise it falls into the middle of some measurement. */
async function settle(url: string): Promise<void> {
  await query(url, 'vacuum (analyze)')
  await query(url, 'checkpoint')
}

async function readProducts(url: string): Promise<StagedProduct[]> {
  const sql = `select p.slug, p.id as "productId", v.id as "variantId" from products p join variants v on v.product_id = p.id and v.position = 0 order by p.slug`
  return (await query(url, sql)) as StagedProduct[]
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}
