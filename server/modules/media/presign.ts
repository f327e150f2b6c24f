import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { presignUpload as contract } from '#contract/media.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { uploadTypes, videoTypes } from '#contract/upload-types.ts'
import type { Database } from '#server/db/pool.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { urlOf } from './addresses.ts'
import { incomingName } from './files.ts'
import type { Media } from './store-picture.ts'
import { beginUpload } from './upload.ts'
import { beginVideo, posterOf } from './upload-video.ts'

/** Makes a URL that accepts one file of this type and size, for a few minutes. The file is checked when something uses it (finish.ts). */
export async function presignUpload(
  { storage }: Media,
  database: Database,
  { contentType, size, featureName, poster }: ParsedOf<typeof contract>,
  { caller: { userId: owner }, now }: SignedInContext,
): Promise<OutputOf<typeof contract>> {
  if (size === 0) throw refuse('NO_FILE_IS_FOUND', { size: ['is 0'] })
  const video = videoTypes.find((one) => one === contentType.toLowerCase())
  const type = video ?? uploadTypes.find((one) => one === contentType.toLowerCase())
  if (type === undefined) throw refuse('INVALID_FILE_TYPE', { contentType: [`is none of ${[...uploadTypes, ...videoTypes].join(', ')}`] })
  const { bytes: bytesMax } = video ? limits.video : limits.upload
  if (size > bytesMax) throw refuse('ERROR_IN_UPLOADING_FILE', { size: [`is more than ${bytesMax}`] })
  if ((video === undefined) !== (poster === undefined)) throw refuse('INVALID_INPUT', { poster: ['is for videos, which need one'] })
  const begin = async () => {
    if (!video) return beginUpload(database, { owner, feature: featureName, bytes: size, state: 'presigned' }, now)
    const picture = await posterOf(database, poster!, owner)
    if (picture.feature !== featureName) throw refuse('INVALID_INPUT', { poster: [`was uploaded for ${picture.feature}`] })
    await beginVideo(database, picture, { owner, bytes: size, declared: video }, now)
    return picture.id
  }
  const id = await begin()
  const seconds = serverLimits.uploads.presignedMinutes * 60
  const { url, headers } = await storage.presign({ name: incomingName(id), type, bytes: size, seconds, now })
  return { url, method: 'PUT', headers, publicUrl: urlOf(id) }
}
