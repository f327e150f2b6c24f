import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { stateFor, writingOf } from './writing.ts'

const stranger = { other_state: null, messages_from: 'everyone', is_followed: false, unanswered: 0 } as const
const followed = { ...stranger, is_followed: true } as const
const many = limits.message.unansweredMax

describe('writing to someone', () => {
  it.each([
    ['a stranger who takes messages from everyone', stranger, 'open'],
    ['a stranger who takes them from people they follow', { ...stranger, messages_from: 'following' }, 'closed'],
    ['someone who follows one, and takes them from those', { ...followed, messages_from: 'following' }, 'open'],
    ['someone who takes none', { ...followed, messages_from: 'nobody' }, 'closed'],
    ['someone who takes none anymore, but has answered', { ...stranger, messages_from: 'nobody', other_state: 'inbox' }, 'open'],
    ['a stranger who has yet to answer', { ...stranger, other_state: 'request', unanswered: many - 1 }, 'open'],
    ['a stranger who has yet to answer so many', { ...stranger, other_state: 'request', unanswered: many }, 'unanswered'],
    ['a stranger who has declined', { ...stranger, other_state: 'declined', unanswered: many }, 'unanswered'],
    ['someone who follows one by now', { ...followed, other_state: 'request', unanswered: many }, 'open'],
  ] as const)('%s', (_, facts, expected) => expect(writingOf(facts)).toBe(expected))
})

describe('a message goes to', () => {
  it.each([
    ['the requests of a stranger', stranger, 'request'],
    ['the inbox of who follows one', followed, 'inbox'],
    ['nowhere that is looked at, once declined', { ...stranger, other_state: 'declined' }, 'declined'],
    ['the inbox of who follows one by now', { ...followed, other_state: 'declined' }, 'inbox'],
  ] as const)('%s', (_, facts, expected) => expect(stateFor(facts)).toBe(expected))
})
