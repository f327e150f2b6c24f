// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#contract/profiles.ts'
import type { LiftRecord } from '#contract/records.ts'
import { refuse } from '#contract/refuse.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { Records } from './records.tsx'

const squat = (id: string, value: number, performedOn: string): LiftRecord => ({
  id,
  lift: 'squat',
  measure: 'weight',
  value,
  performedOn,
  note: '',
  isBeingChecked: false,
})
const first = squat('a', 140, '2026-01-05')
const lighter = squat('b', 120, '2026-02-05')
const typo = squat('c', 1400, '2026-03-05')
const history = { lift: 'squat', records: [first, lighter, typo] }

let calls: { route: string; input: unknown }[]
let toasts: Toast[]
let fails: boolean
let unsubscribe: () => void

beforeAll(() => loadText('en', ['common', 'people', 'errors', 'ui']))
beforeEach(() => {
  calls = []
  toasts = []
  fails = false
  unsubscribe = subscribeToToasts((one) => void toasts.push(one))
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route, input) => {
    calls.push({ route, input })
    if (fails) throw refuse('NOT_FOUND')
    return route === 'GET /people/:handle/records' ? { items: [lighter, first], nextCursor: null } : { message: '' }
  })
})
afterEach(() => {
  cleanup()
  unsubscribe()
  setTransport(overHttp)
})

function show(isSelf: boolean, records = [typo]) {
  const profile = { handle: 'ada', records, relation: { isSelf } } as Profile
  return render(<Records profile={profile} loaded={history} onChange={async () => void calls.push({ route: 'reload', input: null })} />)
}
const button = (name: RegExp | string) => screen.getByRole('button', { name })
async function deleteTypo() {
  fireEvent.click(button(/^Delete 1,400/))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete lift' }))
}

describe('records', () => {
  it("of someone else can't be deleted", () => {
    show(false)
    expect(screen.queryByRole('button', { name: /Delete|sessions/ })).toBeNull()
  })

  it('of several lifts can be chosen; of one lift there is nothing to choose, and its name is shown once', () => {
    show(false)
    expect(screen.getAllByText('Back squat')).toHaveLength(1)
    cleanup()
    show(false, [typo, { ...first, id: 'd', lift: 'bench' }])
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toContain(
      'Bench press140kgJanuary 5, 2026',
    )
  })

  it("of one's own are deleted after confirmation, and the next best replaces them", async () => {
    show(true)
    fireEvent.click(button(/^Delete 1,400/))
    expect(calls).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Delete lift' }))
    expect(calls).toEqual([{ route: 'DELETE /records/:id', input: { id: 'c' } }])
    expect(screen.getByRole('row', { name: /140/ })).toBeTruthy()
    expect(screen.queryByText('1,400 kg')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Back squat' })))
    await waitFor(() => expect(calls.at(-1)?.route).toBe('reload'))
    expect(toasts.map(({ text }) => text)).toEqual(['Back squat, 1,400 kg: deleted.'])
  })

  it('are restored if the shop refuses', async () => {
    fails = true
    show(true)
    await deleteTypo()
    await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['error']))
    expect(screen.getByText('1,400 kg')).toBeTruthy()
  })

  it('can be logged again right away', async () => {
    show(true)
    await deleteTypo()
    await waitFor(() => expect(toasts).toHaveLength(1))
    toasts[0]!.action!.run()
    const { id: _, isBeingChecked: _c, ...input } = typo
    await waitFor(() => expect(calls).toContainEqual({ route: 'POST /records', input }))
    await waitFor(() => expect(calls.some(({ route }) => route === 'GET /people/:handle/records')).toBe(true))
  })

  it('that were never the best are among the sessions, and can be deleted, too', () => {
    show(true)
    expect(screen.queryByRole('button', { name: /^Delete 120/ })).toBeNull()
    fireEvent.click(button('Show all sessions'))
    expect(screen.getByRole('heading', { name: '3 sessions' })).toBeTruthy()
    expect(button(/^Delete 120/)).toBeTruthy()
  })
})
