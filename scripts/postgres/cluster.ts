import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.ts'
import { type Account, chooseAccount } from './account.ts'
import { findBinaries, program } from './binaries.ts'
import { isRunning } from './process.ts'

/** The files of one PostgreSQL server, and what is needed to run it. */
export interface Cluster {
  bin: string
  path: string
  log: string
  password: string
  account: Account
}

export const superuser = 'gymfolk'

/** Opens the cluster in a folder, creating it if there is none. */
export async function openCluster(where: string, durable: boolean): Promise<Cluster> {
  const bin = await findBinaries()
  const dir = await makeFolder(where)
  const path = join(dir, 'cluster')
  const account = chooseAccount(path, [program(bin, 'postgres'), dirname(dir)])
  await account.own(dir)
  const cluster = { bin, path, log: join(dir, 'postgres.log'), password: await openPassword(dir, account), account }
  await removeUnfinished(dir)
  if (!existsSync(path)) await create(cluster, dir, durable)
  return cluster
}

/** Returns the folder's real path, by which a running server is recognised. */
async function makeFolder(dir: string): Promise<string> {
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  return realpath(dir)
}

const passwordFile = (dir: string) => join(dir, 'password')

async function openPassword(dir: string, account: Account): Promise<string> {
  const file = passwordFile(dir)
  if (existsSync(join(dir, 'cluster')) && !existsSync(file)) {
    throw new Problem(`${file} is missing, and the database can't be opened without it: restore it, or move ${dir} away to start over`)
  }
  if (!existsSync(file)) await writePassword(file, account)
  return readFile(file, 'utf8')
}

/** Writes the file atomically, and never replaces one that another process has just written. */
async function writePassword(file: string, account: Account): Promise<void> {
  const draft = `${file}.new-${process.pid}`
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await account.own(draft)
  await link(draft, file).catch(unlessThere)
  await rm(draft)
}

/** Creates the cluster under a temporary name and renames it when complete, so that what an interruption leaves can be deleted. */
async function create(cluster: Cluster, dir: string, durable: boolean): Promise<void> {
  const unfinished = join(dir, `${unfinishedPrefix}${process.pid}`)
  await mkdir(unfinished, { mode: 0o700 })
  await cluster.account.own(unfinished)
  await initialise(cluster, unfinished, passwordFile(dir), durable)
  await rename(unfinished, cluster.path).catch(unlessThere)
}

const unfinishedPrefix = 'cluster.new-'

async function removeUnfinished(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.startsWith(unfinishedPrefix))
  const abandoned = names.filter((name) => !isRunning(Number(name.slice(unfinishedPrefix.length))))
  // An orphaned initdb may still be writing to its folder; the folder is then removed at the next start.
  await Promise.allSettled(abandoned.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}

/**
 * For a server that is thrown away soon: nothing is forced to disk, and its password isn't stretched. It's random, so that would make it no
 * safer, and it would cost clients a fifth of the work of connecting.
 */
const disposable = ['--no-sync', '--set=scram_iterations=1']

async function initialise(cluster: Cluster, target: string, pwfile: string, durable: boolean): Promise<void> {
  const options = [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const args = ['-D', target, '-U', superuser, `--pwfile=${pwfile}`, ...options, ...(durable ? [] : disposable)]
  const [file, argv] = cluster.account.command(program(cluster.bin, 'initdb'), args)
  const initdb = spawn(file, argv, {
    ...cluster.account.ids,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: plainEnvironment(),
    windowsHide: true,
  })
  let complaints = ''
  initdb.stderr.on('data', (data: Buffer) => (complaints += data.toString()))
  const [code] = (await once(initdb, 'close')) as [number | null]
  if (code !== 0) throw new Problem(`PostgreSQL couldn't create its files in ${target}: ${complaints.trim().split('\n').at(-1)}`)
}

/** The environment without PGPORT, PGDATA and the like, which refer to the user's own servers. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
}
