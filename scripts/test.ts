/** `npm test`: everything. Goes on after a failure so that all of them are seen; the last line counts. */
import { audit } from './audit.ts'
import { build, isStale } from './build.ts'
import { type Outcome, runCheck, runChecks } from './checks.ts'
import { openLifetime } from './lifetime.ts'
import { describe } from './problem.ts'
import { stopTools } from './tool.ts'
import { runTests } from './vitest.ts'

openLifetime({ code: 130 }).defer(stopTools)

const audited = audit()
const outcomes: Outcome[] = [await runChecks(), await runTests('unit', { show: true }), await runTests('api', { show: true })]
outcomes.push(...(await testInBrowser()), await runTests('timing', { show: true }), await audited)

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
for (const skipped of outcomes.flatMap((outcome) => outcome.skipped)) console.log(`Skipped: ${skipped}`)
console.log(`Tests: ${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Old pages would prove nothing: without a build the journeys fail as one. */
async function testInBrowser(): Promise<Outcome[]> {
  const built = await runCheck('Pages built', async () => {
    if (!isStale()) return { code: 0, output: '' }
    return build().then(
      () => ({ code: 0, output: '' }),
      (error: unknown) => ({ code: 1, output: describe(error) }),
    )
  })
  if (built) return [{ passed: 1, failed: 0, skipped: [] }, await runTests('e2e', { show: true })]
  console.log('The journeys in the browser were not run: there are no pages')
  return [{ passed: 0, failed: 2, skipped: [] }]
}
