import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleServer } from './bundle.ts'
import { Problem } from './problem.ts'
import { buildServiceWorker } from './service-worker.ts'
import { step } from './steps.ts'
import { runTool } from './tool.ts'

const root = resolve(import.meta.dirname, '..')
const sources = ['web', 'scripts/service-worker.ts', 'contract', 'vite.config.ts', 'package-lock.json']
const stamp = join(root, 'dist', '.stamp')

let built: Promise<void> | undefined

/** Builds the pages unless dist/ already has this version. Looks once in a process: test files that share one all ask. */
export function buildIfStale(): Promise<void> {
  return (built ??= isStale() ? step('Building the pages', build, 'Pages built') : Promise.resolve())
}

/** Builds pages and server into dist/, and marks the build with the version of its sources. Fails with a Problem if a tool does. */
export async function build(): Promise<void> {
  const version = readVersion()
  rmSync(stamp, { force: true })
  // Always builds for production: a test runner sets another NODE_ENV, and React's development build doesn't run in production.
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Problem(`Couldn't build the pages:\n${output}`)
  await buildServiceWorker(root)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, version)
}

/** Whether dist/ is missing or was built from other sources. */
export function isStale(): boolean {
  try {
    return readFileSync(stamp, 'utf8') !== readVersion()
  } catch {
    return true
  }
}

/** Hashes contents, not modification times: a fresh checkout of the same files needs no new build. Takes about 50 ms. */
function readVersion(): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const names = listFolder(join(root, path))
  if (names) for (const name of names) addTo(hash, `${path}/${name}`)
  else hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
}

/** The names in a folder; undefined for a file. */
function listFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort()
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  try {
    await step('Building the pages', build, 'Pages built')
    await step('Bundling the server', () => bundleServer(), 'Server bundled')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
