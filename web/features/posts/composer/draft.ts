import { limits } from '#contract/limits.ts'
import { mainLifts } from '#contract/lifts.ts'
import { draftEntry, readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

export interface DraftPicture {
  url: string
  width: number
  height: number
  alt: string
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
export interface Draft {
  text: string
  pictures: DraftPicture[]
  /** Null until the person adds one. */
  record: DraftRecord | null
  products: DraftProduct[]
  audience: 'public' | 'followers' | 'me'
}

export const emptyDraft: Draft = { text: '', pictures: [], record: null, products: [], audience: 'public' }
const entry = draftEntry('post')
/** An upload that nothing uses is deleted after a day. */
const picturesLastMs = 20 * 3_600_000

export const isEmpty = ({ text, pictures, record, products }: Draft): boolean =>
  text.trim() === '' && pictures.length === 0 && record === null && products.length === 0

/** What this person wrote before and didn't post; what has the wrong shape, or is another person's, is dropped. */
export function loadDraft(by: string, now = Date.now()): Draft {
  const stored = fields(readLocalEntry(entry))
  if (stored.by !== by) return emptyDraft
  const { text, pictures, record, products, audience, savedAt } = stored
  const areThere = typeof savedAt === 'number' && now - savedAt < picturesLastMs
  return {
    text: typeof text === 'string' ? text.slice(0, limits.post.text) : '',
    pictures: areThere ? listOf(pictures, isPicture).slice(0, limits.post.picturesMax) : [],
    record: isRecord(record) ? record : null,
    products: listOf(products, isProduct).slice(0, limits.post.productsMax),
    audience: audience === 'followers' || audience === 'me' ? audience : 'public',
  }
}

export function saveDraft(by: string, draft: Draft): void {
  writeLocalEntry(entry, isEmpty(draft) ? null : { ...draft, by, savedAt: Date.now() })
}

export const newRecord = (today: string): DraftRecord => ({ lift: mainLifts[0], value: '', performedOn: today })

const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] => (Array.isArray(value) ? value.filter(is) : [])

function isPicture(value: unknown): value is DraftPicture {
  const { url, width, height, alt } = fields(value)
  return (
    typeof url === 'string' &&
    url.startsWith('/media/') &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof alt === 'string'
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
