import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRunning } from './postgres/process.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let home: string
let dir: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'gymfolk-scripts-'))
  await chmod(home, 0o755)
  dir = join(home, 'postgres')
})
afterAll(() => rm(home, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = async (): Promise<number> => Number.parseInt(await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8'), 10)

/** Another run in a separate process, to be killed. Resolves once its server is up. */
async function startElsewhere(): Promise<{ run: ChildProcess; url: string }> {
  const script = `const { startPostgres } = await import('${import.meta.dirname}/postgres.ts')
    console.log((await startPostgres({ dir: '${dir}', durable: false })).url)
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [data] = (await Promise.race([once(run.stdout, 'data'), once(run, 'exit')])) as [Buffer]
  return { run, url: data.toString().trim() }
}

async function withPostgres(work: (postgres: Postgres) => Promise<void>, where = dir): Promise<void> {
  const postgres = await startPostgres({ dir: where, durable: false })
  try {
    await work(postgres)
  } finally {
    await postgres.stop()
  }
}

it('the embedded PostgreSQL creates a cluster with a generated password, and removes what an interrupted start left', async () => {
  await mkdir(join(dir, 'cluster.new-999999999', 'base'), { recursive: true })
  await withPostgres(async ({ url, adopted }) => {
    expect(adopted).toBe(false)
    await ask(url, 'create table kept (a int)')
    await expect(ask(url.replace(/:[^:@]*@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
  })
  expect((await stat(join(dir, 'password'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dir)).toEqual(['cluster', 'password', 'postgres.log'])
})

it('the embedded PostgreSQL is opened by the application as a role that owns its database without being superuser; objects of the superuser are reassigned', async () => {
  await withPostgres(async ({ superuserUrl }) => void (await ask(superuserUrl, 'create table older (id serial primary key, a int)')))
  await withPostgres(async ({ url }) => {
    expect(await ask(url, 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
    ])
    await ask(url, 'insert into older (a) values (1)')
    await ask(url, 'alter table older add column b int')
    await ask(url, 'drop table older')
  })
})

it.skipIf(process.platform === 'win32')('the embedded PostgreSQL is reached through its socket, with the same password', async () => {
  await withPostgres(async ({ nearUrl }) => {
    expect(nearUrl).toContain(encodeURIComponent(dir))
    expect(await ask(nearUrl, 'select inet_server_port() as port')).toEqual([{ port: null }])
    await expect(ask(nearUrl.replace(/:[^:@]*@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
  })
})

it.skipIf(process.platform === 'win32')(
  'the embedded PostgreSQL is reached by its port alone where the path is too long for a socket',
  async () => {
    const long = join(home, 'a'.repeat(60), 'b'.repeat(60))
    await withPostgres(async ({ nearUrl, url }) => {
      expect(nearUrl).toBe(url)
      expect(await ask(nearUrl, 'select 1 as ok')).toEqual([{ ok: 1 }])
    }, long)
  },
)

it('the embedded PostgreSQL keeps its data, and refuses a second process at the same time', async () => {
  await withPostgres(async ({ url }) => {
    expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }])
    await expect(startPostgres({ dir, durable: false })).rejects.toThrow('Another Gymfolk is using')
    expect(await ask(url, 'select 1 as still')).toEqual([{ still: 1 }])
  })
})

it.skipIf(process.platform === 'win32')('the embedded PostgreSQL starts the server again when it dies, at the same address', async () => {
  await withPostgres(async ({ url }) => {
    process.kill(await serverPid(), 'SIGKILL')
    await expect.poll(() => ask(url, 'select 1 as back').catch(() => [])).toEqual([{ back: 1 }])
  })
})

it.skipIf(process.platform === 'win32')('the embedded PostgreSQL leaves no server behind when its run is killed', async () => {
  const { run } = await startElsewhere()
  const pid = await serverPid()
  run.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it.skipIf(process.platform !== 'linux')('adopts a server that was left behind all the same', async () => {
  const { run, url } = await startElsewhere()
  const guard = execFileSync('pgrep', ['-P', String(run.pid), '-f', 'guard']).toString()
  process.kill(Number(guard), 'SIGKILL')
  run.kill('SIGKILL')
  await withPostgres(async (postgres) => {
    expect([postgres.adopted, postgres.url]).toEqual([true, url])
    expect(await ask(url, 'select 1 as there')).toEqual([{ there: 1 }])
  })
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

it.skipIf(process.getuid?.() !== 0)('the embedded PostgreSQL runs for root where only root may go', async () => {
  const closed = join(home, 'closed')
  await mkdir(closed, { mode: 0o700 })
  await withPostgres(async ({ url }) => expect(await ask(url, 'select 1 as ok')).toEqual([{ ok: 1 }]), join(closed, 'postgres'))
})
