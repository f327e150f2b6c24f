import { describe as group, expect, it } from 'vitest'
import { describe, Problem } from './problem.ts'

group('what is printed of an error', () => {
  it('prints one line for an error that a person can fix', () => {
    expect(describe(new Problem('The port is taken'))).toBe('The port is taken')
    expect(describe(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }))).toBe(
      'connect ECONNREFUSED 127.0.0.1:1',
    )
  })

  it('prints the first reason when several addresses of a host failed', () => {
    expect(describe(new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('other')]))).toBe('connect ECONNREFUSED ::1:1')
  })

  it('prints the stack for a programming error', () => {
    expect(describe(new TypeError('x is not a function'))).toContain('problem.test.ts')
    expect(describe(Object.assign(new Error('Cannot find module'), { code: 'ERR_MODULE_NOT_FOUND' }))).toContain('problem.test.ts')
  })

  it('prints a thrown value that is no Error', () => {
    expect(describe('just text')).toBe('just text')
  })
})
