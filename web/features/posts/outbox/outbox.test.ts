// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { clearSession, signed, useSession } from '#web/features/auth/session/session.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { type Draft, emptyDraft, loadDraft, saveDraft } from '../composer/draft.ts'
import { sendDraft } from '../composer/send-draft.ts'
import { newAttempt, markTried } from '#web/lib/attempt.ts'
import { onSent, sendWaiting } from './send-waiting.ts'
import { addWaiting, editWaiting, useOutbox, waitingOf, type WaitingPost } from './waiting.ts'

const refusal = (code: RefusalCode, status: number) => new Refusal({ code, status, sentence: '' })
const away = refusal('SERVICE_UNAVAILABLE', 503)
const hour = 3_600_000

/** The shop's response to a post; by default the shop can't be reached. */
let answer: (text: string, key: string) => unknown
let sent: { text: string; key: string }[]
beforeAll(() => loadText('en', ['common', 'composer', 'errors']))
beforeEach(() => {
  document.documentElement.lang = 'en'
  sent = []
  answer = () => {
    throw away
  }
  setTransport(async (route, input, options) => {
    if (route !== 'POST /post/create') throw away
    const { text } = input as { text: string }
    sent.push({ text, key: options!.idempotencyKey! })
    return answer(text, options!.idempotencyKey!)
  })
  localStorage.clear()
  signIn('ada')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setTransport(overHttp)
})

const signIn = (userId: string) =>
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: `t ${userId}`, provider: 'none', userId } })
const shown = () => useOutbox.getState().posts.map(({ draft, problem }) => [draft.text, problem?.kind ?? 'waits'])
const draftOf = (text: string): Draft => ({ ...emptyDraft, text })
const post = (draft: Draft, by = 'ada') => sendDraft({ by, draft, input: { text: draft.text }, unit: 'kg', change: () => undefined })
const waiting = (text: string, over: Partial<WaitingPost> = {}): WaitingPost => ({
  ...newAttempt(),
  draft: draftOf(text),
  unit: 'kg',
  writtenAt: Date.now(),
  problem: null,
  ...over,
})

describe("a post that can't be sent", () => {
  it('becomes pending instead of a draft, and is sent with its first idempotency key', async () => {
    saveDraft('ada', draftOf('Five by five.'))
    expect(await post(draftOf('Five by five.'))).toBe('waits')
    expect([shown(), loadDraft('ada')]).toEqual([[['Five by five.', 'waits']], emptyDraft])
    expect(await sendWaiting()).toBe(away)
    answer = (text) => ({ id: text })
    const sentTexts: unknown[] = []
    const stop = onSent(({ id }) => sentTexts.push(id))
    expect(await sendWaiting()).toBe(null)
    stop()
    expect([sentTexts, shown(), new Set(sent.map(({ key }) => key)).size, sent.length]).toEqual([['Five by five.'], [], 1, 3])
  })

  it('stays a draft if it is refused, or 20 are pending already', async () => {
    answer = () => {
      throw refusal('ACCOUNT_IS_SUSPENDED', 403)
    }
    saveDraft('ada', draftOf('Mine.'))
    await expect(post(draftOf('Mine.'))).rejects.toMatchObject({ code: 'ACCOUNT_IS_SUSPENDED' })
    answer = () => {
      throw away
    }
    for (let n = 0; n < 20; n += 1) expect(await post(draftOf(`Post ${n}`))).toBe('waits')
    saveDraft('ada', draftOf('Mine.'))
    expect(await post(draftOf('Mine.'))).toBe('full')
    expect([loadDraft('ada').text, shown().length]).toEqual(['Mine.', 20])
  })

  it("keeps its key in the draft: retrying doesn't duplicate it, and a change after it arrived is reported", async () => {
    let draft = draftOf('Heavy.')
    const change = (changed: Partial<Draft>) => void (draft = { ...draft, ...changed })
    const press = () => sendDraft({ by: 'ada', draft, input: { text: draft.text }, unit: 'kg', change })
    answer = () => {
      throw refusal('SERVER_ERROR', 500)
    }
    await press().catch(() => undefined)
    await press().catch(() => undefined)
    expect(sent[0]!.key).toBe(sent[1]!.key)
    answer = () => {
      throw refusal('IDEMPOTENCY_KEY_IS_USED', 409)
    }
    expect(await press()).toBe('changed')
    answer = () => ({ id: 'p' })
    await press()
    expect(sent[3]!.key).not.toBe(sent[0]!.key)
  })
})

describe('a pending post', () => {
  it("is sent in order; a refused one shows why, doesn't block others and isn't retried automatically", async () => {
    for (const text of ['One.', 'Ours.', 'Two.']) addWaiting('ada', waiting(text))
    answer = (text) => {
      if (text === 'Ours.') throw refusal('ONLY_MEMBERS_OF_THE_CLUB_MAY', 403)
      return { id: text }
    }
    await sendWaiting()
    await sendWaiting()
    expect(sent.map(({ text }) => text)).toEqual(['One.', 'Ours.', 'Two.'])
    expect(useOutbox.getState().posts).toMatchObject([{ draft: { text: 'Ours.' }, problem: { kind: 'refused' } }])
    const { problem } = useOutbox.getState().posts[0]!
    expect(problem?.kind === 'refused' && problem.reason).toMatch(/club/i)
  })

  it('is sent once when several events trigger sending', async () => {
    addWaiting('ada', waiting('Once.'))
    answer = (text) => ({ id: text })
    await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])
    expect(sent).toHaveLength(1)
  })

  it('is sent when the session is known', async () => {
    addWaiting('ada', waiting('Back.'))
    answer = (text) => ({ id: text })
    useSession.setState({ customer: { id: 'ada' } as never, offline: false })
    await vi.waitFor(() => expect(shown()).toEqual([]))
    expect(sent).toHaveLength(1)
    useSession.setState({ customer: null })
  })

  it('is hidden from other accounts on the device', async () => {
    addWaiting('ada', waiting('Hers.'))
    signIn('bo')
    answer = (text) => ({ id: text })
    await sendWaiting()
    expect([shown(), sent]).toEqual([[], []])
    expect(addWaiting('ada', waiting('Late.'))).toBe(false)
    signIn('ada')
    expect(shown()).toEqual([['Hers.', 'waits']])
  })

  it('is deleted by signing out, but kept when a session expires', async () => {
    addWaiting('ada', waiting('Kept.'))
    setTransport(async () => {
      throw refusal('TOKEN_IS_MISSING_OR_EXPIRED', 401)
    })
    vi.stubGlobal('location', { pathname: '/product/x', search: '', assign: () => undefined })
    await signed('GET /user', {}).catch(() => undefined)
    vi.unstubAllGlobals()
    expect(shown()).toEqual([])
    signIn('ada')
    expect(shown()).toEqual([['Kept.', 'waits']])
    clearSession()
    expect(waitingOf('ada')).toEqual([])
  })

  it("isn't retried automatically if it may have arrived a day ago, but is if it can't have", async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    addWaiting('ada', waiting('Maybe.', markTried(newAttempt())))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    addWaiting('ada', waiting('Surely not.', markTried(newAttempt())))
    vi.advanceTimersByTime(24 * hour)
    answer = (text) => ({ id: text })
    await sendWaiting()
    expect([sent.map(({ text }) => text), shown()]).toEqual([['Surely not.'], [['Maybe.', 'doubtful']]])
  })

  it('becomes the draft again for editing, with its key; the existing draft is set aside', () => {
    const post1 = waiting('Typo.')
    addWaiting('ada', post1)
    saveDraft('ada', draftOf('Something else.'))
    editWaiting('ada', post1)
    expect(loadDraft('ada')).toMatchObject({ text: 'Typo.', attempt: { key: post1.key } })
    expect(shown()).toEqual([['Something else.', 'aside']])
  })

  it('is dropped if malformed', () => {
    localStorage.setItem('outbox ada', JSON.stringify([null, 7, { key: 'k' }, waiting('Good.')]))
    expect(waitingOf('ada').map(({ draft }) => draft.text)).toEqual(['Good.'])
  })
})
