import { describe, expect, it } from 'vitest'
import { actionsFor } from './case-actions.ts'

const open = { kind: 'post', state: 'open', decision: null, isAppealed: false } as const

describe('what moderators may decide', () => {
  it('is anything about an open case, the mildest last', () => {
    expect(actionsFor(open)).toEqual(['remove', 'warn', 'suspend', 'dismiss'])
  })

  it('leaves out hiding where the case is a person', () => {
    expect(actionsFor({ ...open, kind: 'person' })).toEqual(['warn', 'suspend', 'dismiss'])
  })

  it('is restoring instead of dismissing where the decision was appealed', () => {
    expect(actionsFor({ ...open, decision: 'removed', isAppealed: true }).at(-1)).toBe('restore')
  })

  it('is nothing but restoring once the case is closed, and only what was taken down', () => {
    expect(actionsFor({ ...open, state: 'closed', decision: 'suspended' })).toEqual(['restore'])
    expect(actionsFor({ ...open, state: 'closed', decision: 'dismissed' })).toEqual([])
  })
})
