// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { draftEntry } from '#web/lib/local-entry.ts'
import { send, sendAgain, takeBack, toGroup, toPerson, useOutbox } from './outbox.ts'

let isAway: boolean
let sent: { key: string | undefined; text: string }[]
beforeEach(() => {
  isAway = true
  sent = []
  localStorage.clear()
  useOutbox.setState({ sending: {}, drafts: {} })
  setTransport(async (_, input, options) => {
    const { text } = input as { text: string }
    sent.push({ key: options?.idempotencyKey, text })
    if (isAway) throw new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: '' })
    return { id: '1', text }
  })
})
afterEach(() => setTransport(overHttp))

const waiting = () => Object.values(useOutbox.getState().sending).flat()
const drafts = () => Object.values(useOutbox.getState().drafts)

it('a failed message stays with its text, and is retried with the same key', async () => {
  const arrived: string[] = []
  const onSent = ({ text }: { text: string }) => void arrived.push(text)
  await send(toPerson('bo'), { text: 'Deal.', chosen: null }, onSent)
  expect(waiting()).toMatchObject([{ text: 'Deal.', error: { code: 'SERVICE_UNAVAILABLE' } }])
  isAway = false
  await sendAgain(toPerson('bo'), waiting()[0]!, onSent)
  expect([waiting(), arrived]).toEqual([[], ['Deal.']])
  const keys = sent.filter(({ text }) => text === 'Deal.').map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('a failed message can be taken back: its text is put before the current input', async () => {
  await send(toPerson('bo'), { text: 'First', chosen: null }, () => undefined)
  useOutbox.setState({ drafts: { ' bo': 'Second' } })
  takeBack('bo', waiting()[0]!)
  expect([waiting(), drafts()]).toEqual([[], ['First\nSecond']])
})

it('a pending message is stored in the browser until it has arrived, as the session may end', async () => {
  const stored = () => localStorage.getItem(draftEntry('message  bo'))
  await send(toPerson('bo'), { text: 'Deal.', chosen: null }, () => undefined)
  expect(stored()).toBe('"Deal."')
  isAway = false
  await sendAgain(toPerson('bo'), waiting()[0]!, () => undefined)
  expect(stored()).toBeNull()
})

it('pending messages of groups and people are separate', async () => {
  await send(toGroup('7'), { text: 'Saturday?', chosen: null }, () => undefined)
  await send(toPerson('bo'), { text: 'Deal.', chosen: null }, () => undefined)
  expect(Object.entries(useOutbox.getState().sending).map(([place, all]) => [place, all.map(({ text }) => text)])).toEqual([
    [' group 7', ['Saturday?']],
    [' bo', ['Deal.']],
  ])
})
