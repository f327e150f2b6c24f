import { describe, expect, it } from 'vitest'
import { actionsFor } from './case-actions.ts'

const open = { kind: 'post', state: 'open', decision: null, isAppealed: false } as const

describe('the decisions that moderators can make', () => {
  it('on an open case are all, mildest last', () => {
    expect(actionsFor(open)).toEqual(['remove', 'warn', 'suspend', 'dismiss'])
  })

  it('leave out hiding when the case is about a person', () => {
    expect(actionsFor({ ...open, kind: 'person' })).toEqual(['warn', 'suspend', 'dismiss'])
  })

  it('offer to restore instead of dismissing after an appeal', () => {
    expect(actionsFor({ ...open, decision: 'removed', isAppealed: true }).at(-1)).toBe('restore')
  })

  it('on a closed case only offer to restore what was removed', () => {
    expect(actionsFor({ ...open, state: 'closed', decision: 'suspended' })).toEqual(['restore'])
    expect(actionsFor({ ...open, state: 'closed', decision: 'dismissed' })).toEqual([])
  })
})
