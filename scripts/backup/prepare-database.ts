import type pg from 'pg'
import { describe, Problem } from '../problem.ts'

export const emptySchema = 'drop schema public cascade; create schema public'

/** The schema's comment from the beginning of a restore until the commit of its rows. A restore that is killed leaves it. */
const unfinished = 'Gymfolk: a restore of this database has begun'
/** The advisory lock's key, an arbitrary number. The lock goes with the connection of a restore that is killed. */
const lock = 7_263_003
/** A shop has rows in one of these; the schema alone has none. */
const shopTables = ['users', 'products', 'orders', 'shop_settings']

/**
 * Makes a database ready for a restore, and marks it. Empties what a killed restore left: a schema without a shop. Fails if there is
 * anything else, or if another restore is running.
 */
export async function prepareDatabase(client: pg.Client): Promise<void> {
  if (!(await isTrue(client, `select pg_try_advisory_lock(${lock}) as yes`)))
    throw new Problem('Another restore is filling this database: wait until it has ended')
  if (await isTrue(client, `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as yes`)) {
    const isLeft = await isTrue(client, `select obj_description('public'::regnamespace, 'pg_namespace') = '${unfinished}' as yes`)
    if (!isLeft || (await hasShop(client)))
      throw new Problem('The database is not empty: restore into a new one, and let the shop use that')
    await client.query(emptySchema)
  }
  await client.query(`comment on schema public is '${unfinished}'`).catch((error: unknown) => {
    throw new Problem(`The database's role must own the schema "public" to restore into it: ${describe(error)}`)
  })
}

/** Call this in the transaction that fills the database. */
export const markFinished = (client: pg.Client): Promise<unknown> => client.query('comment on schema public is null')

async function hasShop(client: pg.Client): Promise<boolean> {
  for (const table of shopTables) {
    const isThere = await isTrue(client, `select to_regclass('public.${table}') is not null as yes`)
    if (isThere && (await isTrue(client, `select exists (select from public.${table}) as yes`))) return true
  }
  return false
}

const isTrue = async (client: pg.Client, query: string): Promise<boolean> =>
  (await client.query<{ yes: boolean | null }>(query)).rows[0]?.yes === true
