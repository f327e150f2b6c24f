import { create } from 'zustand'
import type { Unit } from '#web/features/profiles/unit.ts'
import { outboxEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { type Draft, isEmpty, loadDraft, readDraft, saveDraft } from '../composer/draft.ts'
import { type Attempt, isAttempt, newAttempt } from '#web/lib/attempt.ts'

/**
 * Why a post isn't sent automatically. `refused`: the shop refused it for this reason. `changed`: it had arrived before its last change.
 * `doubtful`: it may have arrived, too long ago to retry safely. `aside`: it was set aside for another draft.
 */
export type Problem = { kind: 'refused'; reason: string } | { kind: 'changed' | 'doubtful' | 'aside' }

/** A post written on this device that hasn't reached the shop. */
export interface WaitingPost extends Attempt {
  draft: Draft
  /** The weight unit of its record. */
  unit: Unit
  writtenAt: number
  /** Null if it's sent as soon as the shop can be reached. */
  problem: Problem | null
}

const waitingMax = 20

/** The outbox of the signed-in member, oldest first. Each person on this device has their own. */
export const useOutbox = create<{ posts: readonly WaitingPost[] }>()(() => ({ posts: [] }))

/** Whose outbox this is, even while the session isn't confirmed. */
export const authorNow = (): string | undefined => useStored.getState().auth.userId

export function waitingOf(by: string | undefined): WaitingPost[] {
  const stored = by === undefined ? null : readLocalEntry(outboxEntry(by))
  return Array.isArray(stored) ? stored.flatMap(readWaiting) : []
}

/** Changes what is stored now, since another tab may have changed it meanwhile. */
function change(by: string, make: (posts: WaitingPost[]) => WaitingPost[]): void {
  writeLocalEntry(outboxEntry(by), make(waitingOf(by)))
  show()
}

/** Adds a post; false if there are too many, or storage fails. */
export function addWaiting(by: string, post: WaitingPost): boolean {
  if (by !== authorNow() || waitingOf(by).length >= waitingMax) return false
  change(by, (posts) => [...posts, post])
  return waitingOf(by).some(({ key }) => key === post.key)
}

/** Changes a waiting post, if it's still there. */
export function changeWaiting(by: string, key: string, part: Partial<WaitingPost>): void {
  if (waitingOf(by).some((post) => post.key === key))
    change(by, (posts) => posts.map((post) => (post.key === key ? { ...post, ...part } : post)))
}

export function dropWaiting(by: string, key: string): void {
  if (waitingOf(by).some((post) => post.key === key)) change(by, (posts) => posts.filter((post) => post.key !== key))
}

/** Turns a waiting post back into the draft, with its key; the current draft takes its place in the outbox. */
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
