// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ClubResult, PersonResult } from '#contract/search.ts'
import type { Customer } from '#contract/customers/customers.ts'
import type { Relation } from '#contract/people.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { Clubs, People } from './community.tsx'
import type { ResultsProps } from './load.ts'

const none: Relation = { isSelf: false, follow: 'none', followsMe: false, isBlocked: false, isMuted: false }
const ada = { id: 'a', handle: 'ada', name: 'Ada L.', avatar: null }
const club = { id: 'c', slug: 'early-bar', name: 'Early Bar', photo: null, place: 'Porto', members: 3 }
/** The results that came with the page, and those for the signed-in member. */
const shared = { people: [{ ...ada, relation: null }], clubs: [{ ...club, membership: null }] }
let own: { people?: PersonResult[]; clubs?: ClubResult[] }
let calls: [route: string, input: unknown][]

beforeAll(() => loadText('en', ['common', 'search', 'people', 'errors']))
beforeEach(() => {
  calls = []
  useStored.setState({ ...emptyStored, ready: true })
  useSession.setState({ customer: null })
  setTransport(async (route, input) => {
    calls.push([route, input])
    if (route === 'PUT /people/:handle/follow') return { relation: { ...none, follow: 'following' } }
    return { people: { total: 1, items: own.people ?? [] }, clubs: { total: 1, items: own.clubs ?? [] } }
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})
function signIn() {
  useStored.setState({ auth: { access_token: 't', provider: 'none' } })
  useSession.setState({ customer: { id: 'me' } as Customer })
}
const data = {
  q: 'ada',
  tab: 'PEOPLE',
  results: {
    totals: { products: 0, people: 1, clubs: 1 },
    people: { total: 1, items: shared.people },
    clubs: { total: 1, items: shared.clubs },
  },
} as unknown as ResultsProps['data']

it('people found can be followed, with the current state shown', async () => {
  signIn()
  own = { people: [{ ...ada, relation: { ...none, followsMe: true } }] }
  render(<People data={data} />)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Follow back Ada L.' }))
  expect(await screen.findByRole('button', { name: 'Following Ada L.' })).toBeTruthy()
  expect(calls.at(-1)).toEqual(['PUT /people/:handle/follow', { handle: 'ada' }])
})

it('a visitor is offered to follow, too', async () => {
  render(<People data={data} />)
  expect(await screen.findByRole('button', { name: 'Follow Ada L.' })).toBeTruthy()
  expect(calls).toEqual([])
})

it("clubs show their location and one's membership", async () => {
  signIn()
  own = { clubs: [{ ...club, membership: 'member' }] }
  render(<Clubs data={data} />)
  expect(screen.getByText('Porto · 3 members')).toBeTruthy()
  expect(screen.queryByText("You're a member")).toBeNull()
  await waitFor(() => expect(screen.getByText("You're a member")).toBeTruthy())
})
