import type { CheckResult } from './checks.ts'

/** The result of a test file. Test names include their groups; a file or a group that broke outside of its tests is also in `failed`. */
export interface FileResult {
  file: string
  passed: number
  failed: string[]
  /** Names of skipped tests, with the reason. */
  skipped: string[]
}

/** The result of one Vitest run. */
export interface Attempt {
  files: FileResult[]
  /** Errors outside of all tests that can't be attributed to a file. */
  strayErrors: number
}

export interface Attempts extends CheckResult {
  /** Tests that failed once and passed when run alone. */
  flaky: string[]
}

/** If more files fail than this, it has a reason and isn't flakiness. */
const filesTriedTwice = 5

/** The files that get a second attempt. Files are retried whole, since a file's tests build on each other. */
export function filesToRetry({ files }: Attempt): string[] {
  const failed = files.filter((file) => file.failed.length > 0).map(({ file }) => file)
  return failed.length > filesTriedTwice ? [] : failed
}

/** For a file that was tried twice, the results of the second attempt count, for all of its tests. Stray errors remain failures. */
export function countAttempts(first: Attempt, second: Attempt = { files: [], strayErrors: 0 }): Attempts {
  const again = new Map(second.files.map((file) => [file.file, file]))
  const last = first.files.map((file) => again.get(file.file) ?? file)
  return {
    passed: last.reduce((sum, { passed }) => sum + passed, 0),
    failed: last.reduce((sum, { failed }) => sum + failed.length, first.strayErrors + second.strayErrors),
    skipped: last.flatMap(namesOf('skipped')),
    flaky: first.files.flatMap((file, n) =>
      namesOf('failed')({ ...file, failed: file.failed.filter((name) => !last[n]!.failed.includes(name)) }),
    ),
  }
}

const namesOf = (what: 'failed' | 'skipped') => (result: FileResult) => result[what].map((name) => `${result.file} › ${name}`)
