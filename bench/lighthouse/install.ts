import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, describe } from '#scripts/problem.ts'
import { runNpm } from '#scripts/up/npm.mjs'

const home = join(import.meta.dirname, 'packages')
/** npm writes it at the very end of an installation. */
const notes = join(home, 'node_modules/.package-lock.json')

interface Lock {
  packages: Record<string, { version?: string }>
}
const versionIn = (file: string): string | undefined =>
  (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages['node_modules/lighthouse']?.version

/** Installs Lighthouse, if it isn't there. It's not among the project's packages: a quarter of all files would be its own. */
export async function installLighthouse(): Promise<void> {
  const lock = join(home, 'package-lock.json')
  if (existsSync(notes) && versionIn(notes) === versionIn(lock)) return
  const folders = Object.keys((JSON.parse(readFileSync(lock, 'utf8')) as Lock).packages).filter(Boolean)
  await runNpm(folders, (npm) => npm, home).catch((error: unknown) => {
    throw new Problem(`Lighthouse can't be installed: ${describe(error)}`)
  })
}
