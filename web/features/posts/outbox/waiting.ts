import { create } from 'zustand'
import type { Unit } from '#web/features/profiles/unit.ts'
import { outboxEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { type Draft, isEmpty, loadDraft, readDraft, saveDraft } from '../composer/draft.ts'
import { type Attempt, isAttempt, newAttempt } from './attempt.ts'

/**
 * Why a post isn't sent by itself. `refused`: by the shop, for this reason · `changed`: it had arrived as it was before its last change ·
 * `doubtful`: it may have arrived, too long ago to tell · `aside`: another one was taken up instead.
 */
export type Problem = { kind: 'refused'; reason: string } | { kind: 'changed' | 'doubtful' | 'aside' }

/** A post that was written on this device and hasn't reached the shop. */
export interface WaitingPost extends Attempt {
  draft: Draft
  /** Of the record's number. */
  unit: Unit
  writtenAt: number
  /** Null: it's sent as soon as the shop can be reached. */
  problem: Problem | null
}

const waitingMax = 20

/** The outbox of the signed-in member, oldest first. Each person on this device has their own. */
export const useOutbox = create<{ posts: readonly WaitingPost[] }>()(() => ({ posts: [] }))

/** Whose outbox this is, also while the shop can't confirm who is signed in. */
export const authorNow = (): string | undefined => useStored.getState().auth.userId

export function waitingOf(by: string | undefined): WaitingPost[] {
  const stored = by === undefined ? null : readLocalEntry(outboxEntry(by))
  return Array.isArray(stored) ? stored.flatMap(readWaiting) : []
}

/** Of what is stored, as it's stored now: another tab may have changed it. */
function change(by: string, make: (posts: WaitingPost[]) => WaitingPost[]): void {
  writeLocalEntry(outboxEntry(by), make(waitingOf(by)))
  show()
}

/** Adds a post; false where there are too many, or this device can't store it. */
export function addWaiting(by: string, post: WaitingPost): boolean {
  if (by !== authorNow() || waitingOf(by).length >= waitingMax) return false
  change(by, (posts) => [...posts, post])
  return waitingOf(by).some(({ key }) => key === post.key)
}

/** Does nothing where it's gone meanwhile. */
export function changeWaiting(by: string, key: string, part: Partial<WaitingPost>): void {
  if (waitingOf(by).some((post) => post.key === key))
    change(by, (posts) => posts.map((post) => (post.key === key ? { ...post, ...part } : post)))
}

export function dropWaiting(by: string, key: string): void {
  if (waitingOf(by).some((post) => post.key === key)) change(by, (posts) => posts.filter((post) => post.key !== key))
}

/** Makes a waiting post the draft again, with its key; the draft that was there takes its place. */
export function editWaiting(by: string, { key, draft, triedAt, writtenAt, unit }: WaitingPost): void {
  const before = loadDraft(by)
  const aside: WaitingPost[] = isEmpty(before)
    ? []
    : [{ ...(before.attempt ?? newAttempt()), draft: before, unit, writtenAt: Date.now(), problem: { kind: 'aside' } }]
  change(by, (posts) => posts.flatMap((post) => (post.key === key ? aside : [post])))
  saveDraft(by, { ...draft, attempt: { key, triedAt } }, writtenAt)
}

function readWaiting(value: unknown): WaitingPost[] {
  if (!isAttempt(value)) return []
  const { key, triedAt, draft, unit, writtenAt, problem } = value as Partial<WaitingPost> & Attempt
  if (!draft || typeof writtenAt !== 'number') return []
  return [{ key, triedAt, draft: readDraft(draft), unit: unit === 'lb' ? 'lb' : 'kg', writtenAt, problem: readProblem(problem) }]
}

function readProblem(value: Problem | null | undefined): Problem | null {
  if (value?.kind === 'refused') return { kind: 'refused', reason: value.reason }
  return value && others.has(value.kind) ? { kind: value.kind } : null
}
const others = new Set(['changed', 'doubtful', 'aside'])

const show = (): void => useOutbox.setState({ posts: waitingOf(authorNow()) })

if (typeof window !== 'undefined') {
  show()
  addEventListener('storage', ({ key }) => key?.startsWith(outboxEntry('')) && show())
  useStored.subscribe(({ auth }, before) => auth.userId !== before.auth.userId && show())
}
