import { line } from './steps.ts'
import { type ToolResult, runScript, runTool } from './tool.ts'

/** The result of a part of the tests. */
export interface CheckResult {
  passed: number
  failed: number
  /** Names of skipped tests, with the reason. */
  skipped: string[]
}

/** For a compiler written in Go: one thread beside the tests, and a collector that lets the heap grow; heaps end at 2 GB either way. */
const compiler = { GOMAXPROCS: '1', GOGC: '400' }
const types = ['--noEmit', '--project', '.', '--checkers', '1']
/** Caches results for unchanged files. The first run takes a tenth longer. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'tmp/types.tsbuildinfo']

const checksOf = ({ again }: { again: boolean }): [name: string, run: () => Promise<ToolResult>][] => [
  ['Format', () => runTool('oxfmt', ['--check', '.'])],
  ['Lint', () => runTool('oxlint', ['--threads=1'], { env: compiler })],
  ['Types', () => runTool('typescript/tsc', again ? [...types, ...remembered] : types, { env: compiler })],
  ['Imports', () => runScript('scripts/check-imports.ts', [])],
]

/** Runs all static checks in parallel; each counts as one test. `again`: the checks run every few minutes and cache their results. */
export async function runChecks(options: { again: boolean }): Promise<CheckResult> {
  const results = await Promise.all(checksOf(options).map(([name, run]) => runCheck(name, run)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: [] }
}

/** Prints one line, and the output if the check failed. */
export async function runCheck(name: string, run: () => Promise<ToolResult>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await run()
  line(code === 0 ? '✓' : '✗', name, started)
  if (code !== 0) console.log(`${output}\n`)
  return code === 0
}
