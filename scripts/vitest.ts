import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Outcome } from './checks.ts'
import { runTool } from './tool.ts'

const tmp = resolve(import.meta.dirname, '..', 'tmp')

export interface TestRun extends Outcome {
  output: string
}

export type TestProject = 'integration' | 'unit' | 'api' | 'e2e' | 'timing' | 'soak'

/**
 * Runs projects of vitest.config.ts, together, so that no core waits for the last file of one. `show` lets them speak on our console; `names`:
 * only the files whose path has one of these.
 */
export async function runTests(projects: TestProject[], { show, names = [] }: { show: boolean; names?: string[] }): Promise<TestRun> {
  await mkdir(tmp, { recursive: true })
  const counts = join(tmp, `counts-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-counts.ts']
  const env = { NODE_ENV: 'test', TEST_COUNTS: counts }
  const { code, output } = await runTool('vitest', ['run', ...names, ...projects.map((project) => `--project=${project}`), ...reporters], {
    show,
    env,
  })
  const outcome = await readOutcome(counts)
  // A run that broke down altogether has nothing to count, but it did not pass.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1
  return { ...outcome, output }
}

async function readOutcome(file: string): Promise<Outcome> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Outcome
  } catch {
    return { passed: 0, failed: 0, skipped: [] }
  } finally {
    await rm(file, { force: true })
  }
}
