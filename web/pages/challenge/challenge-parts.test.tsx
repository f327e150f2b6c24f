// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { Refusal } from '#contract/refusal.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { type Field, marksOf } from './field-of.ts'
import { Component } from './page.tsx'
import { Progress } from './progress.tsx'
import { Neighbours } from './ranking.tsx'
import { TakePart } from './take-part.tsx'

beforeAll(() => loadText('en', ['common', 'challenges', 'errors', 'ui']))
beforeEach(() => useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } }))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

vi.mock('#web/lib/router/hooks.ts', async (original) => ({
  ...(await original<object>()),
  useLoaderData: () => ({ id: 'c', challenge: null, field: null }),
}))

const person = (id: string) => ({ id, handle: id, name: `Lifter ${id}`, avatar: null })
const mine = (total: number, days: { day: string; amount: number }[] = []) => ({ total, tier: null, isRanked: true, days, leftOut: [] })
const challenge = (over: Partial<Challenge> = {}): Challenge => ({
  id: 'c',
  club: { slug: 'early-bar', name: 'Early Bar Club' },
  title: 'Thirty tonnes',
  description: '',
  cover: null,
  goal: 'volume',
  exercise: null,
  tiers: { bronze: 10_000, silver: 20_000, gold: 30_000 },
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  countsUntil: '2026-12-02',
  state: 'running',
  daysLeft: 6,
  participants: 68,
  isFinal: false,
  mine: null,
  rewards: [],
  ranking: [],
  mayChange: false,
  ...over,
})
const show = (over: Partial<Challenge> = {}, field: Field | null = null) =>
  render(<Progress challenge={challenge(over)} field={field} onChange={() => {}} onReload={async () => {}} />)

describe('the rewards of a challenge', () => {
  const reward = (tier: 'bronze' | 'silver' | 'gold', over = {}) => ({
    id: tier,
    tier,
    name: `Off for ${tier}`,
    endsAt: null,
    isUsed: false,
    ...over,
  })
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  it('are listed by tier, and what is reached or used says so', () => {
    show({
      mine: mine(21_640),
      rewards: [reward('bronze', { isUsed: true }), reward('silver', { endsAt: '2026-12-31T12:00:00Z' }), reward('gold')],
    })
    expect(rows()).toEqual(['Bronze Off for bronzeUsed', 'Silver Off for silverYours · until Dec 31, 2026', 'Gold Off for gold'])
  })

  it('are for everyone to see, and take no room where there are none', () => {
    show({ rewards: [reward('gold')] })
    expect(rows()).toEqual(['Gold Off for gold'])
    cleanup()
    show()
    expect(screen.queryByText('Rewards')).toBeNull()
  })
})

describe("one's own progress in a challenge", () => {
  it('is a number, the rest to the next tier, and the rest per day', () => {
    show({ mine: mine(21_640.5) })
    for (const words of ['21,640', '8,360 kg to gold', '6 days left', '2,360 kg behind pace. 1,400 kg a day from now on gets you there.'])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it('is a chart with a sentence as its name, and the same as a table', () => {
    show({
      mine: mine(1500, [
        { day: '2026-11-02', amount: 1000 },
        { day: '2026-11-05', amount: 500 },
      ]),
    })
    expect(screen.getAllByRole('img', { name: /^Your total by day: 1,500 kg of 10,000 kg/ })).toHaveLength(2)
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['Nov 21,000 kg1,000 kg', 'Nov 5500 kg1,500 kg'])
  })

  it.each([
    [3, "Train on 2 of the next 6 days and it's yours."],
    [12, "There aren't enough days left for the next tier, but every day still counts in the ranking."],
  ])('of days is how many of those that are left, or that they are too few (bronze at %i)', (bronze, words) => {
    show({ goal: 'days', tiers: { bronze, silver: 20, gold: 25 }, mine: mine(1) })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('is the result, once it is over, and whether that is final', () => {
    show({ state: 'ended', daysLeft: 0, mine: mine(21_640), isFinal: true })
    expect(screen.getByText("You've reached silver")).toBeTruthy()
    expect(screen.getByText('These results are final.')).toBeTruthy()
  })

  it('lists workouts that were left out, and why', () => {
    const leftOut = [{ id: 'w', performedOn: '2026-11-03', amount: 12_000, leftOut: 'Looks like a slip' }]
    show({ mine: { ...mine(1), leftOut } })
    expect(screen.getByText('Nov 3, 12,000 kg: Looks like a slip')).toBeTruthy()
  })

  it('says of which exercise it is', () => {
    show({ exercise: { key: 'back-squat', name: 'Back squat' } })
    expect(screen.getByText('Kilograms lifted · Back squat')).toBeTruthy()
    expect(screen.getByText(/^Only sets of this exercise count, without warm-ups: Back squat\. Workouts count on/)).toBeTruthy()
  })

  it("is replaced by the tiers for those who don't take part", () => {
    show()
    expect(screen.getByText('5,000 kg every day gets you gold.')).toBeTruthy()
    expect(screen.getByText(/until Dec 2\. Results are final within an hour after that/)).toBeTruthy()
  })
})

describe("the distribution of totals, for those who don't take part", () => {
  const field = { totals: [31_000, 21_000, 20_000, 10_000, 9_999, 0], first: [], isWhole: true }

  it('has a mark for each member, and how many reached a tier', () => {
    const { container } = show({ participants: 6 }, field)
    expect(screen.getAllByRole('img', { name: /^Totals of 6 members on one line/ })).toHaveLength(2)
    expect(container.querySelectorAll('circle')).toHaveLength(12)
    expect(screen.getByText('Each dot is a member. Reached: 1 gold, 2 silver, 1 bronze.')).toBeTruthy()
    expect(screen.queryByText('an even pace')).toBeNull()
  })

  it('says when not all are shown', () => {
    show({}, { ...field, isWhole: false })
    expect(screen.getByText('Each dot is a member. These are the first 6.')).toBeTruthy()
  })

  it('shows the winner and the first ten, once it is over', () => {
    const ranking = [{ place: 1, person: person('a'), total: 31_000 }]
    const over: Partial<Challenge> = { state: 'ended', daysLeft: 0, isFinal: true, ranking }
    show(over, field)
    expect(screen.getByText('31,000')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lifter a came first' })).toBeTruthy()
    const first = [...ranking, { place: 2, person: person('b'), total: 21_000 }]
    render(<Neighbours onReload={async () => {}} challenge={challenge(over)} field={{ ...field, first }} />)
    expect(within(screen.getByRole('region', { name: 'Final ranking' })).getAllByRole('listitem')).toHaveLength(2)
  })

  it('stacks overlapping marks', () => {
    expect(marksOf([10, 10, 0], { top: 10, columns: 2, lines: [] })).toEqual([
      { at: 1, level: 0 },
      { at: 1, level: 1 },
      { at: 0, level: 0 },
    ])
  })

  it('places marks on the right side of a tier', () => {
    const lines = [335, 660, 1000]
    const totals = [1000, 999, 661, 659, 658, 336, 334, 333, 1]
    const marks = marksOf(totals, { top: 1000, columns: 10, lines })
    for (const [index, { at }] of marks.entries())
      for (const line of lines) expect(at >= line / 1000, `${totals[index]} and the line at ${line}`).toBe(totals[index]! >= line)
  })

  it('says how many take part without being ranked, if all others are shown', () => {
    const ranked: Field = { totals: Array.from({ length: 66 }, () => 5), first: [], isWhole: true }
    show({}, ranked)
    expect(screen.getByText(/2 participants who aren't in rankings aren't shown/)).toBeTruthy()
    cleanup()
    show({}, { ...ranked, isWhole: false })
    expect(screen.queryByText(/aren't shown/)).toBeNull()
  })

  it('labels the even pace without covering a tier', () => {
    // At its usual place, the label (three quarters of gold) would cover the line of silver.
    const tiers = { bronze: 8000, silver: 18_200, gold: 30_000 }
    show({ tiers, mine: mine(20_000) })
    const drawing = screen.getAllByRole('img', { name: /^Your total by day/ })[0]!
    const lines = [...drawing.querySelectorAll('path.stroke-line')].map((one) => Number(/^M0 ([\d.]+)/.exec(one.getAttribute('d')!)![1]))
    const words = [...drawing.querySelectorAll('text')].find(({ textContent }) => textContent === 'an even pace')!
    const base = Number(words.getAttribute('y'))
    expect(lines).toHaveLength(3)
    expect(lines.filter((line) => line > base - 12 && line < base + 3)).toEqual([])
  })
})

describe('the ranking', () => {
  const ranking = [
    { place: 11, person: person('a'), total: 22_480 },
    { place: null, person: person('b'), total: 12 },
  ]

  it('has ranks, or says that one is beyond those shown', () => {
    render(<Neighbours onReload={async () => {}} challenge={challenge({ ranking })} />)
    expect(screen.getByText('Place 11')).toBeTruthy()
    expect(screen.getByText('Outside the top 10,000')).toBeTruthy()
  })

  it('is a list of participants before the start', () => {
    render(<Neighbours onReload={async () => {}} challenge={challenge({ ranking, state: 'upcoming' })} />)
    expect(screen.getByRole('heading', { name: 'Participants' })).toBeTruthy()
    expect(screen.queryByText('Place 11')).toBeNull()
  })

  it('tells members who opted out', () => {
    render(<Neighbours onReload={async () => {}} challenge={challenge({ mine: { ...mine(1), isRanked: false } })} />)
    expect(screen.getByText(/^You've opted out of rankings/)).toBeTruthy()
  })
})

describe('joining', () => {
  it("links to the club for those who aren't members", async () => {
    setTransport(async () => {
      throw new Refusal({ code: 'ONLY_MEMBERS_OF_THE_CLUB_MAY', status: 403, sentence: '', errors: null })
    })
    render(<TakePart challenge={challenge()} onChange={() => {}} onReload={async () => {}} />)
    fireEvent.click(screen.getByRole('button', { name: 'Join challenge' }))
    expect(await screen.findByRole('link', { name: 'Join Early Bar Club to take part' })).toBeTruthy()
  })

  it('leaves the focus on what comes next', async () => {
    setTransport(async () => challenge({ mine: mine(0) }))
    function Page() {
      const [shown, setShown] = useState(challenge())
      return <TakePart challenge={shown} onChange={setShown} onReload={async () => {}} />
    }
    render(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Join challenge' }))
    await expect.poll(() => document.activeElement?.textContent).toBe('Log a workout')
  })

  it('is not offered once it is over', () => {
    render(<TakePart challenge={challenge({ state: 'ended' })} onChange={() => {}} onReload={async () => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a challenge of a private club', () => {
  it('gets the focus on its heading once it has loaded, as after it was created', async () => {
    useSession.setState({ customer: { id: 'me' } as never })
    setTransport(async () => challenge({ state: 'upcoming' }))
    render(<Component />)
    expect(document.activeElement).toBe(document.body)
    await expect.poll(() => document.activeElement?.textContent).toBe('Thirty tonnes')
    expect(document.activeElement?.tagName).toBe('H1')
  })
})
