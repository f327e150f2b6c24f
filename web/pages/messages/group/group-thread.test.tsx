// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group } from '#contract/groups.ts'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { GroupThread } from './group-thread.tsx'

const thread = vi.hoisted(() => ({ value: null as { group: object } | null, error: null as unknown, busy: false, messages: [] }))
vi.mock('./use-group.ts', () => ({ useGroup: () => thread }))
vi.mock('./group-head.tsx', () => ({ GroupHead: () => null }))
vi.mock('./group-messages.tsx', () => ({ GroupMessages: () => null }))
vi.mock('../composer.tsx', () => ({ Composer: () => 'Composer' }))

beforeAll(() => loadText('en', ['common', 'errors', 'messages', 'groups']))
afterEach(cleanup)

const group: Partial<Group> = { name: 'Openers', state: 'member', role: 'member', isLocked: false, blocked: [] }
function show(error: unknown) {
  Object.assign(thread, { value: { group }, error })
  render(<GroupThread id="g" onChange={() => undefined} />)
}

test('a removed member sees that the group is gone; a temporary failure changes nothing', () => {
  show(null)
  expect(screen.getByText('Composer')).toBeTruthy()
  cleanup()
  show(refuse('TOO_MANY_REQUESTS'))
  expect(screen.getByText('Composer')).toBeTruthy()
  cleanup()
  show(refuse('NOT_FOUND'))
  expect(screen.queryByText('Composer')).toBeNull()
})
