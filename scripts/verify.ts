/** `npm run verify`: everything that needs neither a database nor a browser. For every few minutes of work. */
import { runCheck, runChecks } from './checks.ts'
import { openLifetime } from './lifetime.ts'
import { type Ended, stopTools } from './tool.ts'
import { runTests } from './vitest.ts'

openLifetime({ code: 130 }).defer(stopTools)

// The compiler has one thread, and one worker for the tests takes no longer: one core for each.
const [checks, unit] = await Promise.all([runChecks(), runCheck('Unit tests', testUnits)])
process.exit(unit && checks.failed === 0 ? 0 : 1)

async function testUnits(): Promise<Ended> {
  const { failed, output } = await runTests(['unit'], { show: false, oneByOne: true })
  return { code: failed, output }
}
