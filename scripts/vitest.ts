import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Attempt, type Attempts, countAttempts, filesToRetry } from './attempts.ts'
import { runTool } from './tool.ts'

const tmp = resolve(import.meta.dirname, '..', 'tmp')

interface TestRun extends Attempts {
  output: string
}

export type TestProject = 'integration' | 'web' | 'unit' | 'api' | 'e2e' | 'timing' | 'soak'

interface Options {
  /** Lets the tests write to our console. */
  show: boolean
  /** Runs only the files whose path contains one of these. */
  names?: string[]
  /** Retries failed files once, if they're few, each alone in a process with nothing beside it (decision 79). */
  retry?: boolean
}

/** Runs projects of vitest.config.ts in one Vitest run, so that no core idles while the last file of one project runs. */
export async function runTests(projects: TestProject[], { show, names = [], retry = false }: Options): Promise<TestRun> {
  const args = projects.map((project) => `--project=${project}`)
  const first = await runVitest([...names, ...args], show)
  const again = retry ? filesToRetry(first) : []
  if (again.length === 0) return { ...countAttempts(first), output: first.output }
  console.log(`Once more, each alone: ${again.join(', ')}`)
  const second = await runVitest([...again, ...args, '--isolate', '--maxWorkers=1'], show)
  return { ...countAttempts(first, second), output: `${first.output}\n${second.output}` }
}

async function runVitest(args: string[], show: boolean): Promise<Attempt & { output: string }> {
  await mkdir(tmp, { recursive: true })
  const counts = join(tmp, `counts-${process.pid}.json`)
  const env = { NODE_ENV: 'test', TEST_COUNTS: counts }
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-counts.ts']
  const { code, output } = await runTool('vitest', ['run', ...args, ...reporters], { show, env })
  const attempt = await readAttempt(counts)
  // A run that crashed altogether has no counts, but it didn't pass.
  if (code !== 0 && countAttempts(attempt).failed === 0) attempt.strayErrors = 1
  return { ...attempt, output }
}

async function readAttempt(file: string): Promise<Attempt> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Attempt
  } catch {
    return { files: [], strayErrors: 0 }
  } finally {
    await rm(file, { force: true })
  }
}
