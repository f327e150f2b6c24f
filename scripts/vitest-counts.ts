import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Attempt, FileResult } from './attempts.ts'

/** Writes the result of each file to the path in TEST_COUNTS. Vitest's own JSON contains neither reasons for skips nor stray errors. */
export default class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNTS']
    if (file) writeFileSync(file, JSON.stringify(read(modules, strayErrors)))
  }
}

function read(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): Attempt {
  const files = new Map(modules.map((module) => [module.moduleId, resultOf(module)]))
  const ofNoFile = strayErrors.filter((error) => {
    const file = files.get(String(error['VITEST_TEST_PATH']))
    file?.failed.push(`an error outside of its tests: ${error.message}`)
    return !file && !isEndOfProcess(error, modules)
  })
  return { files: [...files.values()], strayErrors: ofNoFile.length }
}

/** True if a process died in the middle of a file (out of memory): that file has already failed, since it didn't finish. */
function isEndOfProcess({ cause }: SerializedError, modules: readonly TestModule[]): boolean {
  const message = String((cause as { message?: unknown } | undefined)?.message)
  return modules.some((module) => !hasEnded(module) && message.includes(module.moduleId))
}

const hasEnded = (module: TestModule) => !['pending', 'queued'].includes(module.state())

/** A file or a group that broke outside of its tests counts as one failed. */
function resultOf(module: TestModule): FileResult {
  const result: FileResult = { file: module.relativeModuleId, passed: 0, failed: [], skipped: [] }
  if (module.errors().length > 0) result.failed.push('the file as a whole')
  if (!hasEnded(module)) result.failed.push('the file, which did not end')
  for (const suite of module.children.allSuites()) if (suite.errors().length > 0) result.failed.push(suite.fullName)
  for (const test of module.children.allTests()) {
    const ended = test.result()
    if (ended.state === 'passed') result.passed += 1
    if (ended.state === 'failed') result.failed.push(test.fullName)
    if (ended.state === 'skipped')
      result.skipped.push(`${test.fullName}: ${ended.note ?? (module.ok() ? 'no reason given' : 'its file failed')}`)
  }
  return result
}
