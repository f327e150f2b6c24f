import { describe as group, expect, it } from 'vitest'
import { describe, Problem } from './problem.ts'

group('what is printed of an error', () => {
  it('is one line where a person can put it right', () => {
    expect(describe(new Problem('The port is taken'))).toBe('The port is taken')
    expect(describe(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }))).toBe(
      'connect ECONNREFUSED 127.0.0.1:1',
    )
  })

  it('is the first reason where an address was tried in several ways', () => {
    expect(describe(new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('other')]))).toBe('connect ECONNREFUSED ::1:1')
  })

  it('is the stack where the mistake is ours', () => {
    expect(describe(new TypeError('x is not a function'))).toContain('problem.test.ts')
    expect(describe(Object.assign(new Error('Cannot find module'), { code: 'ERR_MODULE_NOT_FOUND' }))).toContain('problem.test.ts')
  })

  it('is the thing itself where it is no error', () => {
    expect(describe('just text')).toBe('just text')
  })
})
