import { line } from './steps.ts'
import { type Ended, runScript, runTool } from './tool.ts'

/** What a part of the tests came to. */
export interface Outcome {
  passed: number
  failed: number
  /** With their reasons. */
  skipped: string[]
}

const checks: [name: string, run: () => Promise<Ended>][] = [
  ['Format', () => runTool('oxfmt', ['--check', '.'])],
  ['Lint', () => runTool('oxlint', ['--type-aware'])],
  ['Types', () => runTool('typescript/tsc', ['--noEmit'])],
  ['Imports', () => runScript('scripts/check-imports.ts', [])],
]

/** Everything that is found without running the code, at once; each counts as one test. */
export async function runChecks(): Promise<Outcome> {
  const results = await Promise.all(checks.map(([name, run]) => runCheck(name, run)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: [] }
}

/** One line, and what it said when it failed. */
export async function runCheck(name: string, run: () => Promise<Ended>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await run()
  line(code === 0 ? '✓' : '✗', name, started)
  if (code !== 0) console.log(`${output}\n`)
  return code === 0
}
