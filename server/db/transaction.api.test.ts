import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { type Database, openDatabase } from './pool.ts'
import { sentAtCommit, statement, type Tx } from './statement.ts'

const read = statement('test.read', { id: 'int4' }, { n: 'int4' }, `select n from counters where id = $1`)
const add = statement('test.add', { id: 'int4', n: 'int4' }, {}, `update counters set n = n + $2 where id = $1`)
const changed = statement('test.changed', {}, {}, `select changed_meanwhile('it')`)
const fail = statement('test.fail', { code: 'text' }, {}, `select fail_with($1)`)

let database: Database
let direct: pg.Client
let drop: () => Promise<void>
const logged: unknown[] = []
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  database = openDatabase(cloned.url, 5, { error: ({ err }, message) => logged.push([message, err]), warn: () => {} })
  direct = new pg.Client(cloned.url)
  direct.on('error', () => {})
  await direct.connect()
  await direct.query(`
    create table counters (id int primary key, n int not null);
    create function fail_with(code text) returns void language plpgsql as $$ begin raise exception 'as asked' using errcode = code; end $$`)
})
afterAll(async () => {
  await database.close()
  await direct.end()
  await drop()
})
beforeEach(async () => {
  await direct.query('truncate counters; insert into counters values (1, 0), (2, 0)')
})

const counters = async () => (await direct.query<{ n: number }>('select n from counters order by id')).rows.map(({ n }) => n)
/** Resolves once `count` callers have arrived. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  return () => {
    if (++arrived >= count) resolve()
    return promise
  }
}

const settings = statement(
  'test.settings',
  {},
  { jit: 'text', seqscan: 'text', plans: 'text' },
  `select current_setting('jit') as jit, current_setting('enable_seqscan') as seqscan, current_setting('plan_cache_mode') as plans`,
)

it('runs on connections that plan once, avoid sequential scans, and compile nothing', async () => {
  expect(await settings.one(database.db, {})).toEqual({ jit: 'off', seqscan: 'off', plans: 'force_generic_plan' })
})

describe('a transaction that PostgreSQL aborts', () => {
  it('is retried after a deadlock, until both transactions have committed', async () => {
    const bothHoldOne = meeting(2)
    let runs = 0
    const addBoth = (first: number, second: number) =>
      database.transaction(async (tx) => {
        runs += 1
        await add.run(tx, { id: first, n: 1 })
        await bothHoldOne()
        await add.run(tx, { id: second, n: 1 })
      })
    await Promise.all([addBoth(1, 2), addBoth(2, 1)])
    // On a busy machine, PostgreSQL may abort both.
    expect(runs).toBeGreaterThanOrEqual(3)
    expect(await counters()).toEqual([2, 2])
  })

  it('is retried after a serialization failure', async () => {
    const bothHaveRead = meeting(2)
    let runs = 0
    const addWhatWasRead = () =>
      database.transaction(async (tx) => {
        runs += 1
        await tx.query({ text: 'set transaction isolation level serializable', values: [] })
        const { n } = (await read.one(tx, { id: 1 }))!
        await bothHaveRead()
        await add.run(tx, { id: 1, n: n + 1 })
      })
    await Promise.all([addWhatWasRead(), addWhatWasRead()])
    expect(runs).toBe(3)
    expect(await counters()).toEqual([3, 0])
  })

  it('is retried a limited number of times', async () => {
    let runs = 0
    const hopeless = database.transaction(async (tx) => {
      runs += 1
      await fail.all(tx, { code: '40001' })
    })
    await expect(hopeless).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })
})

describe('a transaction that fails', () => {
  it('is not retried for any other reason', async () => {
    let runs = 0
    const failing = database.transaction(async (tx) => {
      runs += 1
      await add.run(tx, { id: 1, n: 1 })
      await fail.all(tx, { code: '23514' })
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    expect([runs, await counters()]).toEqual([1, [0, 0]])
  })

  it('is not retried when the connection is lost during the commit, because it may have been committed', async () => {
    let runs = 0
    const ambiguous = database.transaction(async (tx) => {
      runs += 1
      await add.run(tx, { id: 1, n: 1 })
      const { rows } = await tx.query({ text: 'select pg_backend_pid() as pid', values: [] })
      await direct.query('select pg_terminate_backend($1)', [(rows[0] as { pid: number }).pid])
    })
    await expect(ambiguous).rejects.toThrow(/terminat|connection error/i)
    expect(runs).toBe(1)
  })

  it('is not reported as committed when its work swallowed the error of a statement', async () => {
    const swallowed = database.transaction(async (tx) => {
      await add.run(tx, { id: 1, n: 1 })
      await fail.all(tx, { code: '23514' }).catch(() => {})
    })
    await expect(swallowed).rejects.toThrow('one of its statements had failed')
    expect(await counters()).toEqual([0, 0])
  })

  it('accepts no statement after its end', async () => {
    let escaped: Tx | undefined
    await database.transaction(async (tx) => void (escaped = tx))
    await expect(add.run(escaped!, { id: 1, n: 1 })).rejects.toThrow('after the end of its transaction')
  })
})

it('this process applies the notifications of a transaction as soon as it has committed, and none of one that fails', async () => {
  const heard: string[] = []
  await database.listen(
    'told',
    (payload) => heard.push(payload),
    () => undefined,
  )
  const tell = (tx: Tx, payload: string) => tx.notifyLocally('told', payload)
  await database.transaction(async (tx) => {
    tell(tx, 'after')
    await add.run(tx, { id: 1, n: 1 })
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['after'])
  const failing = database.transaction(async (tx) => {
    tell(tx, 'never')
    await fail.all(tx, { code: '23514' })
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(heard).toEqual(['after'])
})

describe('statements sent with the commit', () => {
  it('run last, and roll back the transaction when they fail', async () => {
    const failing = database.transaction(async (tx) => {
      tx.atCommit(() => add.run(tx, { id: 2, n: 1 }))
      tx.atCommit(() => fail.all(tx, { code: '23514' }))
      await add.run(tx, { id: 1, n: 1 })
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    expect(await counters()).toEqual([0, 0])
  })

  it('make the transaction run again when what it had read has changed', async () => {
    let runs = 0
    await database.transaction(async (tx) => {
      runs += 1
      await add.run(tx, { id: 1, n: 1 })
      if (runs === 1) tx.atCommit(() => changed.all(tx, {}))
      else tx.atCommit(() => add.run(tx, { id: 2, n: 1 }))
    })
    expect([runs, await counters()]).toEqual([2, [1, 1]])
  })
})

describe('statements sent without waiting for their result', () => {
  it('are visible to later statements, and committed', async () => {
    let seen: number | undefined
    const last = await database.transaction(async (tx) => {
      tx.awaitAtCommit(add.run(tx, { id: 1, n: 1 }))
      seen = (await read.one(tx, { id: 1 }))?.n
      return sentAtCommit(tx, () => read.one(tx, { id: 1 }))
    })
    expect([seen, last(), await counters()]).toEqual([1, { n: 1 }, [1, 0]])
  })

  it('roll back the transaction when they fail', async () => {
    const failing = database.transaction(async (tx) => {
      tx.awaitAtCommit(fail.all(tx, { code: '23514' }))
      tx.atCommit(() => add.run(tx, { id: 1, n: 1 }))
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    expect(await counters()).toEqual([0, 0])
  })

  it('write nothing after the transaction failed elsewhere', async () => {
    const late = Promise.withResolvers<unknown>()
    const failing = database.transaction(async (tx) => {
      await read.one(tx, { id: 1 })
      // This statement is sent while the rollback is in progress.
      const branch = read.one(tx, { id: 1 }).then(() => add.run(tx, { id: 1, n: 1 }))
      branch.then(late.resolve, late.reject)
      throw new Error('no')
    })
    // Both are sent together, so either may fail first.
    expect(await Promise.allSettled([failing, late.promise])).toMatchObject([
      { reason: { message: 'no' } },
      { reason: { message: 'A statement came after the end of its transaction' } },
    ])
    expect(await counters()).toEqual([0, 0])
  })
})

describe('an after-commit callback', () => {
  it('runs only after a successful commit; its failure is logged and affects nothing else', async () => {
    const seen: number[][] = []
    await database.transaction(async (tx) => {
      tx.afterCommit(async () => void seen.push(await counters()))
      tx.afterCommit(() => Promise.reject(new Error('no')))
      await add.run(tx, { id: 1, n: 1 })
    })
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(async () => void seen.push([]))
      await fail.all(tx, { code: '23514' })
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    expect(seen).toEqual([[1, 0]])
    expect(logged).toEqual([['a step after a commit failed', new Error('no')]])
  })
})
