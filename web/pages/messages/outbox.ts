import { create } from 'zustand'
import type { ApiInput } from '#contract/api.ts'
import type { DirectMessage } from '#contract/conversations.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { draftEntry, readLocalEntry, removeLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

type Input = Omit<ApiInput<'POST /people/:handle/messages'>, 'handle'>

/** The attachment of a message, with its appearance until it's sent. */
export type Chosen =
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'product'; id: string; name: string; photo: string | null }
  | { kind: 'record'; id: string; name: string }

/** A message being sent. `key` makes retries idempotent. */
export interface Sending {
  key: string
  text: string
  chosen: Chosen | null
  /** Null while the call is in progress. */
  error: unknown
}

interface Outbox {
  /** By conversation. They're kept while the page is open, also when another conversation is shown. */
  sending: Record<string, Sending[]>
  drafts: Record<string, string>
}
export const useOutbox = create<Outbox>()(() => ({ sending: {}, drafts: {} }))

/** The key of a conversation. It includes the customer, so that the next person who signs in doesn't see leftovers. */
const placeOf = (handle: string): string => `${useSession.getState().customer?.id ?? ''} ${handle}`

const none: Sending[] = []
export const useSending = (handle: string): Sending[] => useOutbox(({ sending }) => sending[placeOf(handle)] ?? none)
const entryOf = (place: string): string => draftEntry(`message ${place}`)
/** Also stored in the browser, so that it survives a reload, and a session that expires while writing. */
function saveDraft(handle: string, text: string): void {
  const place = placeOf(handle)
  useOutbox.setState(({ drafts }) => ({ drafts: { ...drafts, [place]: text } }))
  if (text === '') removeLocalEntry(entryOf(place))
  else writeLocalEntry(entryOf(place), text)
}
function storedDraft(place: string): string {
  const stored = readLocalEntry(entryOf(place))
  return typeof stored === 'string' ? stored : ''
}
/** The draft to a person, and a function to change it. */
export const useDraft = (handle: string): [text: string, change: (text: string) => void] => [
  useOutbox(({ drafts }) => drafts[placeOf(handle)] ?? storedDraft(placeOf(handle))),
  (text) => saveDraft(handle, text),
]

const change = (handle: string, make: (all: Sending[]) => Sending[]): void =>
  useOutbox.setState(({ sending }) => ({ sending: { ...sending, [placeOf(handle)]: make(sending[placeOf(handle)] ?? none) } }))
const drop = (handle: string, key: string): void => change(handle, (all) => all.filter((one) => one.key !== key))

type OnSent = (message: DirectMessage) => void

/** Sends a message; a failed one keeps its content for `sendAgain`. */
export function send(handle: string, { text, chosen }: Pick<Sending, 'text' | 'chosen'>, onSent: OnSent): Promise<void> {
  const sending: Sending = { key: crypto.randomUUID(), text, chosen, error: null }
  change(handle, (all) => [...all, sending])
  return attempt(handle, sending, onSent)
}

/** Retries a failed message with the same key, so that one that had arrived isn't sent twice. */
export function sendAgain(handle: string, failed: Sending, onSent: OnSent): Promise<void> {
  const sending = { ...failed, error: null }
  change(handle, (all) => all.map((one) => (one.key === failed.key ? sending : one)))
  return attempt(handle, sending, onSent)
}

/** Withdraws a failed message and puts its text before the draft. */
export function takeBack(handle: string, { key, text }: Sending): void {
  drop(handle, key)
  const draft = useOutbox.getState().drafts[placeOf(handle)] ?? ''
  saveDraft(handle, draft === '' ? text : `${text}\n${draft}`)
}

/** The text stays stored until the message has arrived, since the session may expire and take the page with it. */
async function attempt(handle: string, sending: Sending, onSent: OnSent): Promise<void> {
  const place = placeOf(handle)
  if (storedDraft(place) === '') writeLocalEntry(entryOf(place), sending.text)
  try {
    const message = await signed('POST /people/:handle/messages', { handle, ...inputOf(sending) }, { idempotencyKey: sending.key })
    drop(handle, sending.key)
    if (storedDraft(place) === sending.text) removeLocalEntry(entryOf(place))
    onSent(message)
  } catch (error) {
    change(handle, (all) => all.map((one) => (one.key === sending.key ? { ...one, error } : one)))
  }
}

function inputOf({ text, chosen }: Sending): Input {
  if (chosen?.kind === 'picture') return { text, picture: { url: chosen.url, alt: chosen.alt } }
  if (chosen?.kind === 'product') return { text, productId: chosen.id }
  return chosen ? { text, recordId: chosen.id } : { text }
}
