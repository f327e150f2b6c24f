import * as contract from '#contract/media.ts'
import type { UploadFeature } from '#contract/media.ts'
import type { Permission } from '#contract/permissions.ts'
import { refuse } from '#contract/refuse.ts'
import { type BoundEndpoint, withDatabase, writes } from '#server/http/bind.ts'
import type { Caller } from '#server/http/context.ts'
import { removeCaptions, saveCaptions, type VideoUsers } from './captions.ts'
import { presignUpload } from './presign.ts'
import { uploadPicture } from './upload.ts'
import { posterOf, uploadVideo } from './upload-video.ts'
import type { Media } from './store-picture.ts'

/** The endpoints for uploading pictures and videos. */
export const mediaRoutes = (media: Media, users: VideoUsers): BoundEndpoint[] => [
  withDatabase(contract.uploadPicture, (database, { featureName }, context) => {
    refuseUnlessAllowed(featureName, context.caller)
    if (!context.file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
    return uploadPicture(media, database, { feature: featureName, file: context.file }, context)
  }),
  withDatabase(contract.uploadVideo, async (database, input, { caller, file, now }) => {
    if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
    const poster = await posterOf(database, input.poster, caller.userId)
    refuseUnlessAllowed(poster.feature, caller)
    return uploadVideo(media, database, { poster, file, owner: caller.userId }, now)
  }),
  writes(contract.uploadCaptions, (tx, input, context) => {
    const { caller, file } = context
    if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
    return saveCaptions(tx, { ...input, users, check: (feature) => refuseUnlessAllowed(feature, caller) }, file, context)
  }),
  writes(contract.deleteCaptions, (tx, input, context) =>
    removeCaptions(tx, { ...input, users, check: (feature) => refuseUnlessAllowed(feature, context.caller) }, context),
  ),
  withDatabase(contract.presignUpload, (database, input, context) => {
    refuseUnlessAllowed(input.featureName, context.caller)
    return presignUpload(media, database, input, context)
  }),
]

/** The permissions for features that only staff upload for. */
const permissionFor: Partial<Record<UploadFeature, Permission>> = { product: 'catalogue:write', blog: 'content:write' }

function refuseUnlessAllowed(feature: UploadFeature, { permissions, secondFactor }: Caller): void {
  const needed = permissionFor[feature]
  if (needed === undefined) return
  if (!permissions.includes(needed)) throw refuse('NOT_ALLOWED', { featureName: ['is for staff'] })
  if (!secondFactor) throw refuse('SECOND_FACTOR_IS_NEEDED')
}
