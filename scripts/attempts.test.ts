import { describe, expect, it } from 'vitest'
import { type Attempt, countAttempts, type FileResult, filesToRetry } from './attempts.ts'

const result = (file: string, passed: number, failed: string[] = [], skipped: string[] = []): FileResult => ({
  file,
  passed,
  failed,
  skipped,
})
const attempt = (...files: FileResult[]): Attempt => ({ files, strayErrors: 0 })

describe('which files are tried again', () => {
  it('those that failed, by a test or outside of one', () => {
    expect(filesToRetry(attempt(result('a', 3), result('b', 2, ['late']), result('c', 0, ['the file as a whole'])))).toEqual(['b', 'c'])
  })

  it('retries up to five failed files; from six on, none, as so many failures have a common cause', () => {
    const failed = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => result(file, 1, ['late']))
    expect(filesToRetry(attempt(...failed.slice(1)))).toHaveLength(5)
    expect(filesToRetry(attempt(...failed))).toEqual([])
  })

  it('retries no file for an error that no file caused', () => {
    expect(filesToRetry({ ...attempt(result('a', 3)), strayErrors: 1 })).toEqual([])
  })
})

describe('which result counts', () => {
  it('the first attempt, if there is no other', () => {
    const run = attempt(result('a', 3, ['one', 'two'], ['three: no bucket']), result('b', 2))
    expect(countAttempts(run)).toEqual({ passed: 5, failed: 2, skipped: ['a › three: no bucket'], flaky: [] })
  })

  it('the second attempt of a file that passes then, which is named with its first failure', () => {
    const first = attempt(result('a', 3), result('b', 1, ['late', 'after it'], ['last: its file failed']))
    expect(countAttempts(first, attempt(result('b', 4)))).toEqual({
      passed: 7,
      failed: 0,
      skipped: [],
      flaky: ['b › late', 'b › after it'],
    })
  })

  it('a file that fails twice, or that fails only in the second attempt', () => {
    const twice = countAttempts(attempt(result('a', 1, ['late', 'wrong'])), attempt(result('a', 2, ['wrong'])))
    expect(twice).toEqual({ passed: 2, failed: 1, skipped: [], flaky: ['a › late'] })
    const other = countAttempts(attempt(result('a', 1, ['late'])), attempt(result('a', 1, ['other'])))
    expect(other).toMatchObject({ failed: 1, flaky: ['a › late'] })
  })

  it('the first attempt of a file that the second attempt did not get to', () => {
    expect(countAttempts(attempt(result('a', 1, ['late'])), attempt())).toMatchObject({ passed: 1, failed: 1, flaky: [] })
  })

  it('every error that no file caused, in either attempt', () => {
    const [first, second] = [attempt(result('a', 1, ['late'])), attempt(result('a', 2))]
    expect(countAttempts({ ...first, strayErrors: 1 }, { ...second, strayErrors: 2 })).toMatchObject({ passed: 2, failed: 3 })
  })
})
