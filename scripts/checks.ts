import { line } from './steps.ts'
import { type Ended, runScript, runTool } from './tool.ts'

/** The result of a part of the tests. */
export interface Outcome {
  passed: number
  failed: number
  /** With their reasons. */
  skipped: string[]
}

/** Of a compiler written in Go: beside tests one thread, and a collector that lets the heap grow; their heaps end at 2 GB either way. */
const compiler = { GOMAXPROCS: '1', GOGC: '400' }
const types = ['--noEmit', '--project', '.', '--checkers', '1']
/** What was found out last time about files that are the same. Once, it costs a tenth more. */
const remembered = ['--incremental', '--tsBuildInfoFile', 'tmp/types.tsbuildinfo']

const checksOf = ({ again }: { again: boolean }): [name: string, run: () => Promise<Ended>][] => [
  ['Format', () => runTool('oxfmt', ['--check', '.'])],
  ['Lint', () => runTool('oxlint', ['--threads=1'], { env: compiler })],
  ['Types', () => runTool('typescript/tsc', again ? [...types, ...remembered] : types, { env: compiler })],
  ['Imports', () => runScript('scripts/check-imports.ts', [])],
]

/** All static checks, in parallel; each counts as one test. `again`: they run every few minutes, and shall know what they found last time. */
export async function runChecks(options: { again: boolean }): Promise<Outcome> {
  const results = await Promise.all(checksOf(options).map(([name, run]) => runCheck(name, run)))
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
