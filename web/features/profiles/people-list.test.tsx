// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { urls } from '#contract/urls.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { PeopleList } from './people-list.tsx'

beforeAll(() => loadText('en', ['common', 'people', 'errors']))
beforeEach(() => useStored.setState({ ...emptyStored, ready: true }))
afterEach(cleanup)

it('the people list suggests people when it is empty, and says when it is for followers only', () => {
  const list = { route: 'GET /people/:handle/followers', handle: 'ada' } as const
  const { rerender } = render(<PeopleList {...list} first={{ items: [], nextCursor: null }} total={0} />)
  expect(screen.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe(urls.people())
  rerender(<PeopleList {...list} first={{ items: [], nextCursor: null }} total={2} />)
  expect(screen.getByText('Only their followers can see this list.')).toBeTruthy()
})
