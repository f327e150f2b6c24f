import { create } from 'zustand'
import type { ApiInput } from '#contract/api.ts'
import type { DirectMessage } from '#contract/conversations.ts'
import type { GroupMessage } from '#contract/groups.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { draftEntry, readLocalEntry, removeLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

type Input = Omit<ApiInput<'POST /groups/:id/messages'>, 'id'>

/** Where messages go. `key` tells drafts and unsent messages of one from those of others. */
export interface Recipient<M> {
  key: string
  post: (input: Input, options: { idempotencyKey: string }) => Promise<M>
}
export const toPerson = (handle: string): Recipient<DirectMessage> => ({
  key: handle,
  post: (input, options) => signed('POST /people/:handle/messages', { handle, ...input }, options),
})
export const toGroup = (id: string): Recipient<GroupMessage> => ({
  key: `group ${id}`,
  post: (input, options) => signed('POST /groups/:id/messages', { id, ...input }, options),
})

/** The attachment of a message, with its appearance until it's sent. */
export type Attachment =
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'product'; id: string; name: string; photo: string | null }
  | { kind: 'record'; id: string; name: string }

/** A message being sent. `key` makes retries idempotent. */
export interface Sending {
  key: string
  text: string
  chosen: Attachment | null
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
const draftKey = (key: string): string => `${useSession.getState().customer?.id ?? ''} ${key}`

const none: Sending[] = []
/** `key`: that of the recipient, also in the following functions. */
export const useSending = (key: string): Sending[] => useOutbox(({ sending }) => sending[draftKey(key)] ?? none)
const entryOf = (place: string): string => draftEntry(`message ${place}`)
/** Also stored in the browser, so that it survives a reload, and a session that expires while writing. */
function saveDraft(key: string, text: string): void {
  const place = draftKey(key)
  useOutbox.setState(({ drafts }) => ({ drafts: { ...drafts, [place]: text } }))
  if (text === '') removeLocalEntry(entryOf(place))
  else writeLocalEntry(entryOf(place), text)
}
function storedDraft(place: string): string {
  const stored = readLocalEntry(entryOf(place))
  return typeof stored === 'string' ? stored : ''
}
/** The draft to a person, and a function to change it. */
export const useDraft = (key: string): [text: string, change: (text: string) => void] => [
  useOutbox(({ drafts }) => drafts[draftKey(key)] ?? storedDraft(draftKey(key))),
  (text) => saveDraft(key, text),
]

const change = (to: string, make: (all: Sending[]) => Sending[]): void =>
  useOutbox.setState(({ sending }) => ({ sending: { ...sending, [draftKey(to)]: make(sending[draftKey(to)] ?? none) } }))
const drop = (to: string, key: string): void => change(to, (all) => all.filter((one) => one.key !== key))

/** Sends a message; a failed one keeps its content for `sendAgain`. */
export function send<M>(to: Recipient<M>, { text, chosen }: Pick<Sending, 'text' | 'chosen'>, onSent: (message: M) => void): Promise<void> {
  const sending: Sending = { key: crypto.randomUUID(), text, chosen, error: null }
  change(to.key, (all) => [...all, sending])
  return attempt(to, sending, onSent)
}

/** Retries a failed message with the same key, so that one that had arrived isn't sent twice. */
export function sendAgain<M>(to: Recipient<M>, failed: Sending, onSent: (message: M) => void): Promise<void> {
  const sending = { ...failed, error: null }
  change(to.key, (all) => all.map((one) => (one.key === failed.key ? sending : one)))
  return attempt(to, sending, onSent)
}

/** Withdraws a failed message and puts its text before the draft. */
export function takeBack(to: string, { key, text }: Sending): void {
  drop(to, key)
  const draft = useOutbox.getState().drafts[draftKey(to)] ?? ''
  saveDraft(to, draft === '' ? text : `${text}\n${draft}`)
}

/** The text stays stored until the message has arrived, since the session may expire and take the page with it. */
async function attempt<M>(to: Recipient<M>, sending: Sending, onSent: (message: M) => void): Promise<void> {
  const place = draftKey(to.key)
  if (storedDraft(place) === '') writeLocalEntry(entryOf(place), sending.text)
  try {
    const message = await to.post(inputOf(sending), { idempotencyKey: sending.key })
    drop(to.key, sending.key)
    if (storedDraft(place) === sending.text) removeLocalEntry(entryOf(place))
    onSent(message)
  } catch (error) {
    change(to.key, (all) => all.map((one) => (one.key === sending.key ? { ...one, error } : one)))
  }
}

function inputOf({ text, chosen }: Sending): Input {
  if (chosen?.kind === 'picture') return { text, picture: { url: chosen.url, alt: chosen.alt } }
  if (chosen?.kind === 'product') return { text, productId: chosen.id }
  return chosen ? { text, recordId: chosen.id } : { text }
}
