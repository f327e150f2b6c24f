import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '#scripts/demo-payments.ts'
import '#server/app.ts'
import { type Statement, statements } from '#server/db/statement.ts'
import { type Columns, type ColumnType, nameOf } from '#server/db/types.ts'
import { cloneDatabase } from './database.ts'

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

const oids: Record<string, number> = {
  uuid: 2950,
  text: 25,
  int4: 23,
  int8: 20,
  float8: 701,
  bool: 16,
  timestamptz: 1184,
  date: 1082,
  json: 114,
  jsonb: 3802,
}
const arrayOids: Record<string, number> = { uuid: 2951, text: 1009, int4: 1007, timestamptz: 1185 }
/** A function without a result is a column of type void, which nobody reads. */
const voidOid = 2278

/** Statements of the application and of the script that fills the demo's card payments; tests have some of their own. */
const ours = statements().filter(({ name }) => !name.startsWith('test.'))

/** Compares every statement of the application with PostgreSQL's own description of it: parameters and columns with their types. */
describe('statements', () => {
  it.each(ours.map((s) => [s.name, s] as const))('%s is what it says', async (_, statement) => {
    const { parameters, columns } = await describeStatement(statement)
    expect(parameters).toEqual(Object.values(statement.params).map(oidOf))
    if (Object.keys(statement.columns).length === 0) return
    expect(columns).toEqual(Object.entries(statement.columns).map(([name, type]) => [name, oidOf(type)]))
  })
})

/** Reads the whole table on purpose: it has a few dozen rows, or it's a nightly job. */
const wholeTables = new Set([
  'plans',
  'brands',
  'categories',
  'gateways',
  'stock_places',
  'webhook_endpoints',
  'order_numbers',
  'catalogue.brands',
  'catalogue.categories',
  'catalogue.recomputeRails',
  'catalogue.rebuildTogether',
  'catalogue.clearTags',
  'catalogue.tagged',
  'catalogue.clearCounts',
  'catalogue.countAll',
  'analytics.saveCohorts',
  'merging.findPossibleDuplicates',
  'demo.savedCards',
  'seed.anything',
])

describe('indexes', () => {
  it.each(ours.filter((s) => !wholeTables.has(s.name)).map((s) => [s.name, s] as const))(
    '%s reads no table whole',
    async (_, statement) => {
      await client.query('set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement.text}`)
      const scanned = rows
        .map((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1])
        .filter((table) => table !== undefined && !wholeTables.has(table))
      expect(scanned).toEqual([])
    },
  )
})

/** Statements that never read many rows: the number per day is limited, staff create them, or the caller passes the rows. */
const smallPurges = new Set([
  'catalogue.purgeSales',
  'catalogue.purgeFormerPrices',
  'priceLists.purge',
  'orders.purgeDrafts',
  'contact.purge',
  'conversations.purged',
  'groups.purgeEmpty',
  'groups.purgeAsks',
  'seo.purgeMissing',
])

describe('purges', () => {
  it.each(ours.filter(({ name }) => /purge/i.test(name) && !smallPurges.has(name)).map((s) => [s.name, s] as const))(
    '%s goes in batches',
    (_, { text }) => expect(text).toMatch(/ limit [$\d]/),
  )
})

function oidOf(type: ColumnType): number | undefined {
  const bare = nameOf(type).replace('?', '')
  return bare.endsWith('[]') ? arrayOids[bare.slice(0, -2)] : oids[bare]
}

/** The part of node-postgres' connection that a custom query may use. */
interface Wire {
  describe(q: object, more: boolean): void
  sync(): void
}

/** Asks PostgreSQL to describe a statement, without running it. */
async function describeStatement(statement: Statement<Columns, Columns>): Promise<{ parameters: number[]; columns: [string, number][] }> {
  await client.query(`prepare "${statement.name}" as ${statement.text}`)
  const described = await client.query<{ parameters: number[] }>(
    `select array(select t::oid::int from unnest(parameter_types) with ordinality as p (t, n) order by n) as parameters from pg_prepared_statements where name = $1`,
    [statement.name],
  )
  const columns = await columnsOf(statement)
  // The view lists all statements each time it's read.
  await client.query(`deallocate "${statement.name}"`)
  return { parameters: described.rows[0]!.parameters, columns }
}

function columnsOf(statement: Statement<Columns, Columns>): Promise<[string, number][]> {
  const wire = (client as unknown as { connection: Wire }).connection
  return new Promise((resolve) => {
    let columns: [string, number][] = []
    const query = {
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        columns = fields.filter((f) => f.dataTypeID !== voidOid).map((f) => [f.name, f.dataTypeID])
      },
      handleReadyForQuery: () => resolve(columns),
      handleError: (error: Error) => {
        throw error
      },
      submit: () => {
        wire.describe({ type: 'S', name: statement.name }, true)
        wire.sync()
      },
    }
    client.query(query as unknown as pg.Submittable)
  })
}
