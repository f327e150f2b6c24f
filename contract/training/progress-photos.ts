import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, messageOnly } from '../fields.ts'
import { mediaUrl, pictureRefusals, uploadedPicture } from '../media.ts'
import { communityLimits } from '../rate-limits.ts'
import { poses, progressPhotosMax } from './poses.ts'

const tag = 'Training'
const pose = z.enum(poses).nullable()

/** A progress photo. `weight`: the body weight measured on its day, in kilograms. */
export const progressPhoto = z
  .object({ id, day, pose, picture: uploadedPicture, weight: z.number().nullable() })
  .meta({ id: 'ProgressPhoto' })
export type ProgressPhoto = z.infer<typeof progressPhoto>

export const listProgressPhotos = endpoint({
  id: 'listProgressPhotos',
  route: 'GET /progress-photos',
  tag,
  auth: 'customer',
  summary: `List the caller's own progress photos, at most ${progressPhotosMax}, newest first; nobody else sees them. The addresses of pictures work for an hour`,
  input: z.object({}),
  output: z.object({ items: z.array(progressPhoto) }),
  refusals: [],
})
export const addProgressPhoto = endpoint({
  id: 'addProgressPhoto',
  route: 'POST /progress-photos',
  tag,
  auth: 'customer',
  status: 201,
  summary: "Add a progress photo: a picture that was uploaded for `progress`. Not after tomorrow's date in UTC",
  input: z.object({ mediaUrl, day, pose: pose.default(null) }),
  output: progressPhoto,
  rateLimits: communityLimits,
  refusals: ['TOO_MANY_PROGRESS_PHOTOS', ...pictureRefusals],
})
export const deleteProgressPhoto = endpoint({
  id: 'deleteProgressPhoto',
  route: 'DELETE /progress-photos/:id',
  tag,
  auth: 'customer',
  summary: 'Delete a progress photo with its picture',
  input: z.object({ id }),
  output: messageOnly,
  rateLimits: communityLimits,
  refusals: ['NOT_FOUND'],
})
