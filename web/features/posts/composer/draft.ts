import { limits } from '#contract/limits.ts'
import type { Video } from '#contract/media.ts'
import { mainLifts } from '#contract/lifts.ts'
import { draftEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { type Attempt, isAttempt } from '#web/lib/attempt.ts'
import { type DraftPoll, readPoll } from './draft-poll.ts'

export interface DraftPicture {
  url: string
  width: number
  height: number
  alt: string
  /** The video this picture is the poster of; the draft has no other picture then. */
  video?: Video
}
export interface DraftProduct {
  id: string
  name: string
  photo: string | null
}
export interface DraftRecord {
  lift: string
  value: string
  performedOn: string
}
/** A club to post in. `isPublic`: non-members can read its posts. */
export interface DraftClub {
  id: string
  name: string
  isPublic: boolean
}
/** The fields of a quoted post that the composer shows. */
export interface DraftQuoted {
  id: string
  name: string
  text: string
}
export interface Draft {
  text: string
  pictures: DraftPicture[]
  /** Null until it's added. */
  record: DraftRecord | null
  products: DraftProduct[]
  /** Null until it's added. */
  poll: DraftPoll | null
  quote: DraftQuoted | null
  audience: 'public' | 'followers' | 'me' | 'club'
  /** Null for the author's own feed. */
  club: DraftClub | null
  /** The last attempt to send it, if its outcome is unknown; null before the first. */
  attempt: Attempt | null
}

/** The history state of a newsfeed URL that opens the composer. */
export const composing = 'composing'

export const emptyDraft: Draft = {
  text: '',
  pictures: [],
  record: null,
  products: [],
  poll: null,
  quote: null,
  audience: 'public',
  club: null,
  attempt: null,
}
const entry = draftEntry('post')
/** Unused uploads are deleted after a day; four hours are left for posting. */
const picturesLastMs = 20 * 3_600_000

export const hasVideo = ({ pictures }: Draft): boolean => pictures.some(({ video }) => video)

export const isEmpty = (draft: Draft): boolean => !hasOwnContent(draft) && draft.poll === null && draft.quote === null

/** Whether there is something to post besides a poll, which needs a question, and a quote, which needs a comment. */
export const hasOwnContent = ({ text, pictures, record, products }: Draft): boolean =>
  text.trim() !== '' || pictures.length > 0 || record !== null || products.length > 0

/** The stored draft of this person. Drafts with an invalid shape or by someone else are dropped. */
export function loadDraft(by: string, now = Date.now()): Draft {
  const stored = fields(readLocalEntry(entry))
  if (stored.by !== by) return emptyDraft
  const { savedAt } = stored
  const draft = readDraft(stored)
  return typeof savedAt === 'number' && now - savedAt < picturesLastMs ? draft : { ...draft, pictures: [] }
}

/** The usable parts of a stored draft. */
export function readDraft(stored: unknown): Draft {
  const { text, pictures, record, products, poll, quote, audience, club, attempt } = fields(stored)
  const place = isClub(club) ? club : null
  return {
    text: typeof text === 'string' ? text.slice(0, limits.post.text) : '',
    pictures: listOf(pictures, isPicture).slice(0, limits.post.picturesMax),
    record: isRecord(record) ? record : null,
    products: listOf(products, isProduct).slice(0, limits.post.productsMax),
    poll: readPoll(poll),
    quote: isQuoted(quote) ? quote : null,
    audience: audienceChoices(place).find((one) => one === audience) ?? audienceChoices(place)[0]!,
    club: place,
    attempt: isAttempt(attempt) ? attempt : null,
  }
}

/** Stores the draft; an empty one is removed. `savedAt` is the age of its pictures. */
export function saveDraft(by: string, draft: Draft, savedAt = Date.now()): void {
  writeLocalEntry(entry, isEmpty(draft) ? null : { ...draft, by, savedAt })
}

/** The audiences to choose from in a club, or outside clubs (null), the default first. */
export const audienceChoices = (club: DraftClub | null): Draft['audience'][] =>
  club ? (club.isPublic ? ['public', 'club'] : ['club']) : ['public', 'followers', 'me']

export const newRecord = (today: string): DraftRecord => ({ lift: mainLifts[0], value: '', performedOn: today })

const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] => (Array.isArray(value) ? value.filter(is) : [])

function isPicture(value: unknown): value is DraftPicture {
  const { url, width, height, alt, video } = fields(value)
  return (
    typeof url === 'string' &&
    url.startsWith('/media/') &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof alt === 'string' &&
    (video === undefined || typeof fields(video)['url'] === 'string')
  )
}
function isProduct(value: unknown): value is DraftProduct {
  const { id, name, photo } = fields(value)
  return typeof id === 'string' && typeof name === 'string' && (photo === null || typeof photo === 'string')
}
function isRecord(value: unknown): value is DraftRecord {
  const { lift, value: number, performedOn } = fields(value)
  return typeof lift === 'string' && typeof number === 'string' && typeof performedOn === 'string'
}
function isQuoted(value: unknown): value is DraftQuoted {
  const { id, name, text } = fields(value)
  return typeof id === 'string' && typeof name === 'string' && typeof text === 'string'
}
function isClub(value: unknown): value is DraftClub {
  const { id, name, isPublic } = fields(value)
  return typeof id === 'string' && typeof name === 'string' && typeof isPublic === 'boolean'
}
