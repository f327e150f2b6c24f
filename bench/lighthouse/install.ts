import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem, describe } from '#scripts/problem.ts'
import { runNpm } from '#scripts/up/npm.mjs'

const source = join(import.meta.dirname, 'packages')
/** Not in the folder of its lock file, where tools that search the sources would find its packages. */
const home = resolve(import.meta.dirname, '../../tmp/lighthouse')

interface Lock {
  packages: Record<string, { version?: string }>
}
const readLock = (file: string): Lock['packages'] => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages
const own = 'node_modules/lighthouse'

/**
 * Installs Lighthouse if necessary, and returns the URL of its module. It isn't one of the project's packages, because it would be a
 * quarter of the files of every installation.
 */
export async function installLighthouse(): Promise<string> {
  const lock = readLock(join(source, 'package-lock.json'))
  // npm writes it at the very end of an installation.
  const notes = join(home, 'node_modules/.package-lock.json')
  if (!existsSync(notes) || readLock(notes)[own]?.version !== lock[own]?.version) {
    await cp(source, home, { recursive: true })
    const folders = Object.keys(lock).filter(Boolean)
    await runNpm(folders, (npm: unknown) => npm, home).catch((error: unknown) => {
      throw new Problem(`Lighthouse can't be installed: ${describe(error)}`)
    })
  }
  return pathToFileURL(join(home, 'lighthouse.mjs')).href
}
