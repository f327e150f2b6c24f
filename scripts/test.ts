/** `npm test`: runs everything. Continues after failures so that all are seen, and retries failed files once; the last line counts. */
import { audit } from './audit.ts'
import { build, isStale } from './build.ts'
import { type CheckResult, runCheck, runChecks } from './checks.ts'
import { openLifetime } from './lifetime.ts'
import { describe } from './problem.ts'
import { stopTools } from './tool.ts'
import { runTests, type TestProject } from './vitest.ts'

openLifetime({ code: 130 }).defer(stopTools)

// The static checks run beside the tests, which spend time waiting for each other, for databases and for timers.
const [audited, checked] = [audit(), runChecks({ again: false })]
const pages = await buildPages()
const projects: TestProject[] = [...(pages.failed === 0 ? (['integration', 'web'] as const) : (['api', 'unit'] as const)), 'timing']
const tests = await runTests(projects, { show: true, retry: true })
const outcomes: CheckResult[] = [pages, tests, await checked, await audited]

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
for (const skipped of outcomes.flatMap((outcome) => outcome.skipped)) console.log(`Skipped: ${skipped}`)
for (const name of tests.flaky) console.log(`Flaky: ${name}: failed once, passed alone`)
console.log(`Tests: ${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Outdated pages would prove nothing: if the build fails, the browser tests don't run and count as one failure. */
async function buildPages(): Promise<CheckResult> {
  const built = await runCheck('Pages built', async () => {
    if (!isStale()) return { code: 0, output: '' }
    return build().then(
      () => ({ code: 0, output: '' }),
      (error: unknown) => ({ code: 1, output: describe(error) }),
    )
  })
  return built ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 2, skipped: [] }
}
