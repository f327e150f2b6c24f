import type { OutputOf } from '#contract/endpoint.ts'
import type { exportUser } from '#contract/privacy.ts'
import type { UploadedPicture, UploadFeature, Video } from '#contract/media.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { idOf, urlOf } from './addresses.ts'
import { present, presentVideo, unusedFrom } from './present.ts'
import * as queries from './queries.ts'
import { UploadsNotFinished } from './unfinished.ts'

export { idOf } from './addresses.ts'
export { privateName } from './files.ts'
export type { MediaStorage } from './storage/storage.ts'
export { storeFetched } from './fetched.ts'
export { signedAddress } from './expiring.ts'
export type { UsedVideo, VideoUsers } from './captions.ts'
export type { PictureEncoder } from './pictures/encoder.ts'
export { printedPicture } from './printed.ts'
export { presentVideo } from './present.ts'
export { rangeOf } from './range.ts'
export { sendRanges } from './send-ranges.ts'
export type { StoredVideo } from './videos/types.ts'
export { pictureType } from './pictures/type.ts'
export { type Media, removePicture, storePicture } from './store-picture.ts'

interface Claim {
  /** The URLs as the client sends them, in display order. */
  urls: readonly string[]
  /** The uploader: other people's uploads are refused as if they didn't exist. */
  ownerId: string
  /** The feature they were uploaded for. */
  feature: UploadFeature
  /** What uses the uploads, as a text: `review:<id>`. */
  usedBy: string
  now: Date
  /** The previously used files are deleted at the collector's next run, not after a day, because they were removed for good. */
  discards?: boolean
  /** The path of a URL in the input, for refusals: `['image', 'url']` becomes `image.0.url`. */
  path?: (index: number) => string
}

/**
 * Makes exactly these uploads belong to `usedBy`; others that it used before are released. Returns them in the given order, to be stored
 * with what uses them. Refuses with INVALID_INPUT (naming the URL) uploads that belong to someone else, are for another feature, are in use
 * elsewhere, or don't exist (anymore). Call it while holding a lock on what uses them: otherwise two concurrent claims for it would both
 * be granted. Uploads that were sent to a presigned URL are first checked and encoded outside the transaction, which then runs again.
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

/** Releases the uploads that this used; their files are deleted after a day. */
export async function releaseMedia(tx: Tx, { usedBy, now }: { usedBy: string; now: Date }): Promise<void> {
  await queries.releaseUploads.run(tx, { usedBy, except: [], deleteAt: unusedFrom(now) })
}

/** Like `releaseMedia`, for pictures that nobody may see from now on; of one or of many that used them. */
export async function discardMedia(tx: Tx, { usedBy, now }: { usedBy: string | string[]; now: Date }): Promise<void> {
  const all = [usedBy].flat()
  if (all.length > 0) await queries.releaseAllUploads.run(tx, { usedBy: all, deleteAt: now })
}

/** A customer's uploads, newest first, with the captions of videos. */
export async function listUploads(db: Db | Tx, ownerId: string): Promise<OutputOf<typeof exportUser>['uploads']> {
  const rows = await queries.listUploads.all(db, { owner: ownerId })
  return rows.map(({ id, feature, created_at, captions }) => ({
    url: urlOf(id),
    featureName: feature,
    createdAt: created_at.toISOString(),
    captions,
  }))
}

/** Marks all uploads of an erased account for deletion at the collector's next run. */
export async function discardUploads(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await queries.discardUploads.run(tx, { owner: ownerId, now })
}

/** The videos of these posters as they are now, by the posters' URLs. */
export async function videosOf(db: Db | Tx, posters: string[]): Promise<ReadonlyMap<string, Video>> {
  const ids = posters.flatMap((url) => idOf(url) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await queries.videosById.all(db, { ids })
  return new Map(rows.map(({ id, video }) => [urlOf(id), presentVideo(id, video)]))
}

type Row = Awaited<ReturnType<typeof queries.lockUploads.all>>[number]

function problemOf(row: Row | undefined, { feature, usedBy }: { feature: UploadFeature; usedBy: string }): string | undefined {
  if (!row || row.state === 'deleting' || row.state === 'receiving') return 'is not a picture you uploaded here'
  if (row.video_state === 'receiving') return 'has a video that is still being sent'
  if (row.feature !== feature) return `was uploaded for ${row.feature}, not for ${feature}`
  return row.used_by !== null && row.used_by !== usedBy ? 'is used already' : undefined
}
