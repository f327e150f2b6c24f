import type { Db, Tx } from './statement.ts'

/** The largest number of keys that one statement looks up. */
const batchMax = 100

type Waiting<R> = Map<string, PromiseWithResolvers<R | undefined>>

interface Lookup {
  send: (db: Db) => Promise<void>
  fail: (error: unknown) => void
}
/** The look-ups that run at the end of the current turn of the event loop. */
const turns = new WeakMap<Db, Lookup[]>()

/**
 * Looks up rows by key. All look-ups of one turn of the event loop are sent as one statement, since a round trip costs more than a look-up.
 * `load` gets at most a hundred keys and returns the rows it finds by key; a missing key gives undefined. If `load` fails, all its look-ups
 * fail. The statements of one turn are written to one connection in a single packet, because each further one would wake PostgreSQL up once
 * more.
 */
export function batchByKey<R>(load: (db: Db, keys: string[]) => Promise<Map<string, R>>): (db: Db, key: string) => Promise<R | undefined> {
  const open = new WeakMap<Db, Waiting<R>>()
  return (db, key) => {
    const batch = open.get(db) ?? openBatch(open, db, load)
    let entry = batch.get(key)
    if (!entry) batch.set(key, (entry = Promise.withResolvers()))
    if (batch.size >= batchMax) open.delete(db)
    return entry.promise
  }
}

interface RowsById<R> {
  all: (db: Db | Tx, params: { ids: string[] }) => Promise<R[]>
}

/** Batches a statement's look-ups by id as `batchByKey` does. Within a transaction the statement runs by itself. */
export function batchById<R extends { id: string }>(statement: RowsById<R>): RowsById<R> {
  const row = batchByKey<R>(async (db, ids) => new Map((await statement.all(db, { ids })).map((one) => [one.id, one])))
  return {
    all: async (db, { ids }) => {
      if ('atCommit' in db) return statement.all(db, { ids })
      const rows = await Promise.all(ids.map((id) => row(db, id)))
      return rows.filter((one) => one !== undefined)
    },
  }
}

function openBatch<R>(open: WeakMap<Db, Waiting<R>>, db: Db, load: (db: Db, keys: string[]) => Promise<Map<string, R>>): Waiting<R> {
  const batch: Waiting<R> = new Map()
  open.set(db, batch)
  const fail = (error: unknown) => {
    for (const { reject } of batch.values()) reject(error)
  }
  const send = (over: Db) => {
    if (open.get(db) === batch) open.delete(db)
    return load(over, [...batch.keys()]).then((found) => {
      for (const [key, { resolve }] of batch) resolve(found.get(key))
    }, fail)
  }
  atEndOfTurn(db, { send, fail })
  return batch
}

function atEndOfTurn(db: Db, lookup: Lookup): void {
  const others = turns.get(db)
  if (others) return void others.push(lookup)
  const lookups = [lookup]
  turns.set(db, lookups)
  setImmediate(() => {
    turns.delete(db)
    const send = (over: Db) => Promise.all(lookups.map((one) => one.send(over)))
    const sent = lookups.length > 1 && db.together ? db.together(send) : send(db)
    sent.catch((error: unknown) => {
      for (const { fail } of lookups) fail(error)
    })
  })
}
