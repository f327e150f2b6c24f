import { describe, expect, it } from 'vitest'
import type { DirectMessage } from '#contract/conversations.ts'
import { lastSeen, runsOf, withPage } from './runs.ts'

const at = (minute: number, day = 1) => new Date(2026, 2, day, 7, minute).toISOString()
const message = (id: string, isMine: boolean, createdAt: string): DirectMessage => ({
  id,
  isMine,
  createdAt,
  text: id,
  links: [],
  attachment: null,
  picture: null,
  product: null,
  record: null,
  story: null,
  preview: null,
  isDeleted: false,
  isRemoved: false,
})
const ids = (messages: DirectMessage[]) => messages.map(({ id }) => id).join('')

describe('messages', () => {
  it('in a row by one person are grouped, with one time', () => {
    const runs = runsOf([message('a', false, at(0)), message('b', false, at(2)), message('c', true, at(3)), message('d', true, at(20))])
    expect(runs.map((run) => [ids(run.messages), run.isMine])).toEqual([
      ['ab', false],
      ['c', true],
      ['d', true],
    ])
  })

  it('of another day start with a date line', () => {
    const runs = runsOf([message('a', true, at(59)), message('b', true, at(0, 2))])
    expect(runs.map(({ startsDay }) => startsDay)).toEqual([true, true])
  })

  it('are marked as seen up to the last of mine that the other read', () => {
    const messages = [message('a', true, at(0)), message('b', false, at(1)), message('c', true, at(2)), message('d', true, at(9))]
    expect(lastSeen(messages, at(5))).toBe('c')
    expect(lastSeen(messages, null)).toBeNull()
    expect(lastSeen([message('b', false, at(1))], at(5))).toBeNull()
  })

  it('replace known ones when reloaded, and older ones stay', () => {
    const [a, b, c, d] = [message('a', true, at(0)), message('b', true, at(1)), message('c', true, at(2)), message('d', true, at(3))]
    expect(ids(withPage([c, b, a], { items: [d, c], nextCursor: 'x' }))).toBe('dcba')
    // Deleted meanwhile.
    expect(ids(withPage([c, b, a], { items: [d, b], nextCursor: 'x' }))).toBe('dba')
    expect(ids(withPage([c, b, a], { items: [b], nextCursor: null }))).toBe('b')
  })
})
