import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#scripts/postgres.ts'
import { step } from '#scripts/steps.ts'
import { categories } from '#seed/catalogue/index.ts'
import { migrate } from '#server/db/migrate.ts'
import { progressInWords } from '../print/progress.ts'
import { type CommunityContents, type CommunitySize, fillCommunity } from './community.ts'
import { customerCount, newCustomers, newOwner } from './customers.ts'
import { fillDays } from './days.ts'
import { fillCustomerOrders } from './customer-orders.ts'
import { fillProducts } from './fill.ts'
import { fillReviews } from './reviews.ts'
import { fillInvoices, fillUnpaidOrders, type UnpaidOrder } from './money.ts'
import { readSample, type SampleProduct } from './sample.ts'
import { fillSaved } from './saved.ts'
import { StoredDatabase } from './stored.ts'

/** The contents of the shop, as scenarios need them. */
export interface Contents {
  /** A sample of products, spread over the whole catalogue. */
  products: SampleProduct[]
  /** Slugs of all categories, and of those that have subcategories. */
  categories: string[]
  topCategories: string[]
  /** One token for each signed-in customer. */
  tokens: string[]
  /** The token of an owner. */
  owner: string
  community: CommunityContents
  unpaid: UnpaidOrder[]
}

export interface BenchDatabase {
  url: string
  /** For operations that the application's role may not perform: a checkpoint. */
  superuserUrl: string
  /** The parent of all other PostgreSQL processes. */
  pid: number
  stop: () => Promise<void>
}

const slugs = {
  categories: categories.flatMap((top) => [top.slug, ...(top.children ?? []).map((child) => child.slug)]),
  topCategories: categories.map((top) => top.slug),
}
const log = console.error

/**
 * Opens a separate PostgreSQL, durable as in `npm start`, with the given number of products. It's filled once and kept in the folder
 * `parent` for later runs; `fresh` fills it again.
 */
export async function openDatabase({
  products,
  parent,
  fresh,
}: {
  products: number
  parent: string
  fresh: boolean
}): Promise<BenchDatabase> {
  const stored = new StoredDatabase(parent, products)
  if (fresh || !stored.isComplete) {
    await stored.remove()
    await fillStored(stored, products)
  }
  const { dir } = stored
  const postgres = await step('Starting a database', () => startPostgres({ dir, durable: true, log }), 'Database ready')
  const [pid] = (await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  return { url: postgres.nearUrl, superuserUrl: postgres.superuserUrl, pid: Number(pid), stop: postgres.stop }
}

/** Fills without syncing to disk: what a power cut loses is filled again. */
async function fillStored(stored: StoredDatabase, products: number): Promise<void> {
  const postgres = await startPostgres({ dir: stored.dir, durable: false, log })
  try {
    await migrate(postgres.nearUrl)
    const title = `Filling ${products.toLocaleString('en')} products`
    const say = process.stdout.isTTY ? () => {} : console.log
    await step(title, (bar) => fillProducts(postgres.superuserUrl, products, new Date(), progressInWords(title, { bar, say })))
  } finally {
    await postgres.stop()
  }
  await stored.markComplete()
}

/** Signs in new customers, fills the community, and returns the contents to request. */
export async function openContents(
  url: string,
  { community: size, orders }: { community: CommunitySize; orders: number },
): Promise<Contents> {
  const tokens = await step(`Signing ${customerCount} customers in`, () => newCustomers(url, new Date()))
  const owner = await newOwner(url, new Date())
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // PostgreSQL plans triggers and foreign keys while the tables are empty: with sequential scans, filling a table of orders takes
    // minutes.
    await client.query('set enable_seqscan = off')
    const products = await readSample(client)
    await fillSaved(client, products)
    await fillReviews(client, products)
    await fillCustomerOrders(client, products, Math.ceil(orders / customerCount))
    await fillInvoices(client)
    const unpaid = await fillUnpaidOrders(client)
    await step('Counting the days of the orders', () => fillDays(url))
    const title = `Filling ${size.posts.toLocaleString('en')} posts`
    const community = await step(title, (bar) =>
      fillCommunity(url, size, { products, tokens }, progressInWords(title, { bar, say: () => {} })),
    )
    // PostgreSQL would vacuum by itself within minutes, possibly in the middle of a measurement.
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    return { products, ...slugs, tokens, owner, community, unpaid }
  } finally {
    await client.end()
  }
}
