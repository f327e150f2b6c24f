// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Club } from '#contract/clubs/clubs.ts'
import type { ClubEvent } from '#contract/clubs/events.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { ShopContext, useShop } from '#web/lib/shop.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { EventLine } from './event-line.tsx'
import { Guests } from './guests.tsx'
import { ClubHead } from './head.tsx'
import { Leaderboard } from './leaderboard.tsx'

beforeAll(() => loadText('en', ['common', 'clubs', 'errors', 'ui']))
beforeEach(() => useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } }))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

describe('an event', () => {
  const event = (over: Partial<ClubEvent>) =>
    ({
      id: 'e',
      title: 'Open bar morning',
      description: '',
      place: '',
      startsAt: '2026-03-01T10:00:00.000Z',
      cancelledAt: null,
      capacity: 2,
      going: 1,
      rsvp: null,
      ...over,
    }) as ClubEvent
  const club = (state: 'member' | null) => ({ visibility: 'public', membership: state && { state, role: 'member' } }) as Club
  const opened = vi.fn<() => void>()
  const show = (over: Partial<ClubEvent>, state: 'member' | null, isPast = false) =>
    render(
      <ul>
        <EventLine event={event(over)} club={club(state)} isPast={isPast} onChange={() => {}} onGuests={() => opened()} />
      </ul>,
    )

  it('with places left can be joined', () => {
    show({}, 'member')
    expect(screen.getByRole('button', { name: "I'm going" })).toBeTruthy()
    expect(screen.queryByText(/Full/)).toBeNull()
  })

  it('has its time without the day, which stands beside it', () => {
    show({ place: 'The bridge' }, null)
    expect(screen.getByText(/ · The bridge$/).textContent).toMatch(/^\d{1,2}:\d{2}\s[AP]M \S+ · The bridge$/)
  })

  it('that is full says so before one joins its waitlist', () => {
    show({ going: 2 }, 'member')
    expect(screen.getByText('2 of 2 going · Full')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeTruthy()
  })

  it("explains who can sign up if the reader can't", () => {
    show({ going: 0 }, null)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Only club members can sign up.')).toBeTruthy()
  })

  it.each([false, true])('lists who signed up, before and after (over: %s)', (isPast) => {
    show({}, 'member', isPast)
    fireEvent.click(screen.getByRole('button', { name: 'See who signed up for Open bar morning' }))
    expect(opened).toHaveBeenCalledOnce()
    opened.mockClear()
  })

  it('that was canceled lists nobody', () => {
    show({ cancelledAt: '2026-02-01T10:00:00.000Z' }, 'member')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('lists who signed up page by page', async () => {
    const person = (id: string) => ({ id, handle: id, name: `Lifter ${id}`, avatar: null })
    setTransport(async (_, input) =>
      (input as { cursor?: string }).cursor === 'next'
        ? { items: [person('b')], nextCursor: null }
        : { items: [person('a')], nextCursor: 'next' },
    )
    render(<Guests event={event({})} onClose={() => {}} />)
    expect(await screen.findByText('Lifter a')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Lifter b')).toBeTruthy()
    expect(screen.getByText('Lifter a')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that is over offers no actions', () => {
    show({ going: 2 }, null, true)
    expect(screen.queryByText(/Members of the club|Full/)).toBeNull()
  })
})

describe('an empty leaderboard', () => {
  beforeEach(() => setTransport(async () => ({ items: [], total: 0, mine: null, flagged: null, nextCursor: null })))

  it('invites members to be the first', async () => {
    render(<Leaderboard slug="iron-hour" first={null} isIn />)
    expect(await screen.findByRole('button', { name: 'Log a lift' })).toBeTruthy()
  })

  it('does not invite others', async () => {
    render(<Leaderboard slug="iron-hour" first={null} isIn={false} />)
    await screen.findByRole('heading', { name: 'Be the first' })
    expect(screen.queryByRole('button', { name: 'Log a lift' })).toBeNull()
  })
})

describe('a leaderboard', () => {
  it.each([
    [7, false],
    [8, true],
  ])('of %i is on a scale: %s', async (total, isOnScale) => {
    const items = Array.from({ length: total }, (_, at) => ({
      place: at + 1,
      person: { id: `p${at}`, handle: `p${at}`, name: `Person ${at}`, avatar: null },
      value: 200 - at * 5,
      points: 100,
      weightClass: '93',
      performedOn: '2026-03-01',
    }))
    const field = items.map(({ value }) => ({ from: value, count: 1 })).toReversed()
    setTransport(async () => ({ items, field, median: 180, total, mine: null, flagged: null, nextCursor: null }))
    render(<Leaderboard slug="iron-hour" first={null} isIn />)
    await screen.findByText('Person 0')
    expect(screen.queryAllByText('Median: 180').length > 0).toBe(isOnScale)
  })
})

test("shows the year of a club's founding in the digits of the page's language", () => {
  const club = { name: 'Iron', visibility: 'public', members: 3, createdAt: '2026-02-01T10:00:00.000Z', membership: null } as Club
  function InBengali() {
    return (
      <ShopContext value={{ ...useShop(), locale: 'bn' }}>
        <ClubHead club={club} onReload={() => Promise.resolve()} />
      </ShopContext>
    )
  }
  render(<InBengali />)
  expect(screen.getByText(/২০২৬/)).toBeTruthy()
})

test('joining moves the focus to what replaces the button', async () => {
  const club = { slug: 'iron', name: 'Iron', visibility: 'public', members: 3, createdAt: '2026-02-01T10:00:00.000Z', membership: null }
  const joined = { ...club, membership: { state: 'member', role: 'member', isRanked: true } } as unknown as Club
  setTransport(async () => joined)
  function Head() {
    const [now, setNow] = useState(club as Club)
    return <ClubHead club={now} onReload={async () => setNow(joined)} />
  }
  render(<Head />)
  const join = screen.getByRole('button', { name: 'Join' })
  join.focus()
  fireEvent.click(join)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Member'))
})
