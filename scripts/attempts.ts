import type { Outcome } from './checks.ts'

/** What became of a test file. Names of tests are those that lead to them; a file or a group that broke outside of its tests is in `failed`, too. */
export interface FileResult {
  file: string
  passed: number
  failed: string[]
  /** With their reasons. */
  skipped: string[]
}

/** What became of a run of Vitest. */
export interface Attempt {
  files: FileResult[]
  /** Errors outside of all tests that no file can be told to have caused. */
  strayErrors: number
}

export interface Attempts extends Outcome {
  /** What failed once and passed alone. */
  flaky: string[]
}

/** More than these fail for a reason, not by chance. */
const filesTriedTwice = 5

/** The files that get a second attempt: whole ones, since a file's tests build on each other. */
export function filesToRetry({ files }: Attempt): string[] {
  const failed = files.filter((file) => file.failed.length > 0).map(({ file }) => file)
  return failed.length > filesTriedTwice ? [] : failed
}

/** A file that was tried twice counts as its second attempt says, with all of its tests. Stray errors stay failures. */
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
