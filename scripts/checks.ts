import { line } from './steps.ts'
import { type Ended, runScript, runTool } from './tool.ts'

/** The result of a part of the tests. */
export interface Outcome {
  passed: number
  failed: number
  /** With their reasons. */
  skipped: string[]
}

const checks: [name: string, run: () => Promise<Ended>][] = [
  ['Format', () => runTool('oxfmt', ['--check', '.'])],
  // One program of types for both, and one thread: each has a compiler of its own, which finds out again what another one knows.
  ['Lint and types', () => runTool('oxlint', ['--type-aware', '--type-check', '--threads=1'], { env: { GOMAXPROCS: '1' } })],
  ['Imports', () => runScript('scripts/check-imports.ts', [])],
]

/** All static checks, in parallel; each counts as one test. */
export async function runChecks(): Promise<Outcome> {
  const results = await Promise.all(checks.map(([name, run]) => runCheck(name, run)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: [] }
}

/** Prints one line, and the output if it failed. */
export async function runCheck(name: string, run: () => Promise<Ended>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await run()
  line(code === 0 ? '✓' : '✗', name, started)
  if (code !== 0) console.log(`${output}\n`)
  return code === 0
}
