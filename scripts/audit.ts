import { execFile } from 'node:child_process'
import type { CheckResult } from './checks.ts'

const patienceMs = 10_000

/** Reports known vulnerabilities in production dependencies, high or worse. There is no result if the registry doesn't answer. */
export async function audit(): Promise<CheckResult> {
  const counts = readCounts(await askNpm())
  if (!counts) {
    console.log('audit unavailable')
    return { passed: 0, failed: 0, skipped: [] }
  }
  const grave = (counts['high'] ?? 0) + (counts['critical'] ?? 0)
  console.log(
    grave > 0
      ? `✗ npm audit: ${grave} packages with serious vulnerabilities; see npm audit --omit=dev`
      : '✓ npm audit: no serious vulnerabilities',
  )
  return { passed: grave > 0 ? 0 : 1, failed: grave > 0 ? 1 : 0, skipped: [] }
}

/** npm audit also fails when it finds something, so only its output counts. */
function askNpm(): Promise<string> {
  const flags = ['audit', '--omit=dev', '--json']
  const caller = process.env['npm_execpath']
  const [file, args] = caller?.endsWith('npm-cli.js') ? [process.execPath, [caller, ...flags]] : ['npm', flags]
  return new Promise((resolve) => {
    execFile(file, args, { timeout: patienceMs, shell: file === 'npm' && process.platform === 'win32' }, (_, stdout) => resolve(stdout))
  })
}

function readCounts(answer: string): Record<string, number> | undefined {
  try {
    return (JSON.parse(answer) as { metadata?: { vulnerabilities?: Record<string, number> } }).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
