import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { idOf, urlOf } from './addresses.ts'
import { present, unusedFrom } from './present.ts'
import * as queries from './queries.ts'
import { UploadsNotFinished } from './unfinished.ts'

export { idOf } from './addresses.ts'
export { privateName } from './files.ts'
export type { ByteRange, MediaStorage } from './storage/storage.ts'
export { storeFetched } from './fetched.ts'
export { isExpiring, signedAddress } from './expiring.ts'
export type { PictureEncoder } from './pictures/encoder.ts'
export { printedPicture } from './printed.ts'
export { presentVideo } from './present.ts'
export { rangeOf } from './range.ts'
export { sendRanges } from './send-ranges.ts'
export type { StoredVideo } from './videos/types.ts'
export { pictureType } from './pictures/type.ts'
export { type Media, removePicture, storePicture } from './store-picture.ts'

interface Claim {
  /** The addresses as a client sends them, in the order they are shown in. */
  urls: readonly string[]
  /** Who uploaded them: the addresses of others are refused as if there were none. */
  ownerId: string
  /** What they were uploaded for. */
  feature: UploadFeature
  /** What uses them, as one text: `review:<id>`. */
  usedBy: string
  now: Date
  /** What it used before was taken away for good: its files are deleted as soon as the collector comes by, not after a day. */
  discards?: boolean
  /** Where the addresses stand in the input, for what is refused: `image` makes `image.0.url` out of `['image', 'url']`. */
  path?: (index: number) => string
}

/**
 * From now on these uploaded pictures, and no others, belong to what is named by `usedBy`: others that it used before are released.
 * Returns them in the order given, to be stored with what uses them. Refuses with INVALID_INPUT (which address is wrong) what was
 * uploaded by someone else, for another feature, is used by something else, or isn't there (any more). Call it while holding a lock on
 * what uses them: two claims for one thing at the same time would both be granted. What was sent to a presigned
 * address is checked and encoded first, outside the transaction, which then runs once more.
 */
export async function claimMedia(
  tx: Tx,
  { urls, ownerId, feature, usedBy, now, discards = false, path = String }: Claim,
): Promise<UploadedPicture[]> {
  const ids = urls.map(idOf)
  const named = ids.filter((id) => id !== undefined)
  const rows = await queries.lockUploads.all(tx, { ids: named, owner: ownerId, usedBy })
  const mine = new Map(rows.map((row) => [row.id, row]))
  const wrong = new Map<string, string[]>()
  ids.forEach((id, index) => {
    const problem =
      problemOf(id === undefined ? undefined : mine.get(id), { feature, usedBy }) ?? (ids.indexOf(id) < index && 'is there twice')
    if (problem) wrong.set(path(index), [problem])
  })
  if (wrong.size > 0) throw refuse('INVALID_INPUT', Object.fromEntries(wrong))
  const unfinished = named.filter((id) => [mine.get(id)?.state, mine.get(id)?.video_state].includes('presigned'))
  if (unfinished.length > 0) throw new UploadsNotFinished(unfinished)
  await queries.releaseUploads.run(tx, { usedBy, except: named, deleteAt: discards ? now : unusedFrom(now) })
  if (named.length > 0) await queries.useUploads.run(tx, { ids: named, usedBy })
  return named.map((id) => present(mine.get(id)!))
}

/** What this used is used no more; its files are deleted after a day. */
export async function releaseMedia(tx: Tx, { usedBy, now }: { usedBy: string; now: Date }): Promise<void> {
  await queries.releaseUploads.run(tx, { usedBy, except: [], deleteAt: unusedFrom(now) })
}

/** As `releaseMedia`, for pictures that nobody may see any more from this moment on. */
export async function discardMedia(tx: Tx, { usedBy, now }: { usedBy: string; now: Date }): Promise<void> {
  await queries.releaseUploads.run(tx, { usedBy, except: [], deleteAt: now })
}

/** What a customer has uploaded, the newest first. */
export async function listUploads(db: Db | Tx, ownerId: string): Promise<{ url: string; featureName: UploadFeature; createdAt: string }[]> {
  const rows = await queries.listUploads.all(db, { owner: ownerId })
  return rows.map(({ id, feature, created_at }) => ({ url: urlOf(id), featureName: feature, createdAt: created_at.toISOString() }))
}

/** The account is erased: so is whatever it has uploaded, as soon as the collector comes by. */
export async function discardUploads(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await queries.discardUploads.run(tx, { owner: ownerId, now })
}

type Row = Awaited<ReturnType<typeof queries.lockUploads.all>>[number]

function problemOf(row: Row | undefined, { feature, usedBy }: { feature: UploadFeature; usedBy: string }): string | undefined {
  if (!row || row.state === 'deleting' || row.state === 'receiving') return 'is not a picture you uploaded here'
  if (row.video_state === 'receiving') return 'has a video that is still being sent'
  if (row.feature !== feature) return `was uploaded for ${row.feature}, not for ${feature}`
  return row.used_by !== null && row.used_by !== usedBy ? 'is used already' : undefined
}
