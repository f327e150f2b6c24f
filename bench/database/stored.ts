import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** The sources that determine a filled database. */
const sources = [
  'db/migrations/*.sql',
  'db/seed/**/*.{ts,json}',
  'bench/database/{products,rows,fill,orders}.ts',
  'server/modules/catalogue/{ranking/*,read-model/*,lists/counts}.ts',
]

/** Changes whenever the current sources would fill a database differently. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The folder of a filled database. It's marked complete only after the database was filled and shut down. */
export class StoredDatabase {
  readonly dir: string
  readonly #parent: string
  readonly #prefix: string

  constructor(parent: string, products: number) {
    this.#parent = parent
    this.#prefix = `${products}-`
    this.dir = join(parent, this.#prefix + fingerprint())
  }

  get isComplete(): boolean {
    return existsSync(join(this.dir, 'complete'))
  }

  async markComplete(): Promise<void> {
    await writeFile(join(this.dir, 'complete'), '')
  }

  /** Removes it, and other versions of the same size. A database that's currently running stays. */
  async remove(): Promise<void> {
    const names = await readdir(this.#parent).catch(() => [])
    const dirs = names.filter((name) => name.startsWith(this.#prefix)).map((name) => join(this.#parent, name))
    const idle = dirs.filter((dir) => !existsSync(join(dir, 'cluster', 'postmaster.pid')))
    await Promise.all(idle.map((dir) => rm(dir, { recursive: true, force: true })))
  }
}
