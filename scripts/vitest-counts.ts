import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Outcome } from './checks.ts'

/** Writes the outcome to the file that TEST_COUNTS names. Vitest's own JSON knows neither why tests are skipped nor stray errors. */
export default class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const file = process.env['TEST_COUNTS']
    if (file) writeFileSync(file, JSON.stringify(count(modules, strayErrors.length)))
  }
}

/** A file or a group that broke outside of its tests counts as one failed. */
function count(modules: readonly TestModule[], strayErrors: number): Outcome {
  const outcome: Outcome = { passed: 0, failed: strayErrors, skipped: [] }
  for (const module of modules) {
    for (const place of [module, ...module.children.allSuites()]) if (place.errors().length > 0) outcome.failed += 1
    for (const test of module.children.allTests()) {
      const result = test.result()
      if (result.state === 'passed') outcome.passed += 1
      if (result.state === 'failed') outcome.failed += 1
      if (result.state === 'skipped')
        outcome.skipped.push(
          `${module.relativeModuleId} › ${test.fullName}: ${result.note ?? (module.ok() ? 'no reason given' : 'its file failed')}`,
        )
    }
  }
  return outcome
}
