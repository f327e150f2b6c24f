/** `npm run verify`: everything that needs neither a database nor a browser. Meant to run every few minutes. */
import { runCheck, runChecks } from './checks.ts'
import { openLifetime } from './lifetime.ts'
import { stopTools } from './tool.ts'
import { runTests } from './vitest.ts'

openLifetime({ code: 130 }).defer(stopTools)

const checks = await runChecks({ again: true })
const unit = await runCheck('Unit tests', async () => {
  const { failed, output } = await runTests(['unit'], { show: false })
  return { code: failed, output }
})
process.exit(unit && checks.failed === 0 ? 0 : 1)
