import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { captionLimits } from './limits/captions.ts'
import { limits } from './limits.ts'
import { locales } from './locales.ts'
import { uploadLimits } from './rate-limits.ts'
import type { RefusalCode } from './refusals.ts'
import { videoTypes } from './upload-types.ts'

/** The purposes of an upload. */
export const uploadFeatures = ['avatar', 'post', 'story', 'review', 'return', 'product', 'blog', 'club', 'message', 'progress'] as const
export type UploadFeature = (typeof uploadFeatures)[number]

/** The address of an uploaded picture: a path of this site that names the upload and nothing else. */
export const mediaUrl = z
  .string()
  .max(60)
  .regex(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/, 'is not a picture uploaded here')

/** A video: its display size and duration, and its captions by language (WebVTT), absent without any. */
export const video = z
  .object({
    url: z.string(),
    type: z.enum(videoTypes),
    width: z.int(),
    height: z.int(),
    seconds: z.number(),
    captions: z.array(z.object({ language: z.enum(locales), url: z.string() })).optional(),
  })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof video>

/**
 * An uploaded picture, in the form of all calls. Beside `url` there are copies of 640 and 320 pixels (contract/pictures.ts). `blur` is a
 * tiny WebP as base64, shown until the picture is loaded; `blurhash` is the same for clients that decode it. `video`: the video whose
 * poster it is.
 */
export const uploadedPicture = z
  .object({ url: z.string(), width: z.int(), height: z.int(), blurhash: z.string(), blur: z.string(), video: video.optional() })
  .meta({ id: 'UploadedPicture' })
export type UploadedPicture = z.infer<typeof uploadedPicture>

/** Refusals of a picture or video file: also by calls that use a file sent to a presigned URL, which is checked only then. */
export const pictureRefusals = [
  'NO_FILE_IS_FOUND',
  'INVALID_FILE_TYPE',
  'ERROR_IN_UPLOADING_FILE',
  'INVALID_VIDEO',
  'VIDEO_IS_TOO_LONG',
] as const satisfies readonly RefusalCode[]

const tag = 'Media'
const featureName = z.enum(uploadFeatures)

export const uploadPicture = endpoint({
  id: 'uploadPicture',
  route: 'POST /media/public/upload/single',
  tag,
  auth: 'customer',
  status: 201,
  summary: `Upload a picture (JPEG, PNG, WebP, GIF or AVIF) of at most ${limits.upload.bytes / 1_000_000} MB; it is deleted after a day unless something uses it`,
  file: { field: 'file', bytes: limits.upload.bytes },
  input: z.object({ featureName }),
  output: uploadedPicture,
  rateLimits: uploadLimits,
  refusals: [...pictureRefusals, 'NOT_ALLOWED', 'SECOND_FACTOR_IS_NEEDED'],
})
export const uploadVideo = endpoint({
  id: 'uploadVideo',
  route: 'POST /media/public/upload/video',
  tag,
  auth: 'customer',
  status: 201,
  summary: `Upload a video (MP4 with H.264 and AAC, or WebM) of at most ${limits.video.bytes / 1_000_000} MB for a picture that was uploaded first, for \`post\` or \`product\`, and becomes its poster. What uses the picture's address shows the video`,
  file: { field: 'file', bytes: limits.video.bytes },
  input: z.object({ poster: mediaUrl }),
  output: uploadedPicture,
  rateLimits: uploadLimits,
  refusals: [...pictureRefusals, 'NOT_ALLOWED', 'SECOND_FACTOR_IS_NEEDED'],
})
const captionRefusals = ['NOT_ALLOWED', 'SECOND_FACTOR_IS_NEEDED', 'ACCOUNT_IS_SUSPENDED'] as const satisfies readonly RefusalCode[]
export const uploadCaptions = endpoint({
  id: 'uploadCaptions',
  route: 'POST /media/public/upload/captions',
  tag,
  auth: 'customer',
  status: 201,
  summary: `Upload captions (WebVTT in UTF-8) of at most ${captionLimits.bytes / 1000} kB for the caller's own video, or the video of a product. They replace others in the same language wherever it is shown; tags, styles and positions are dropped`,
  file: { field: 'file', bytes: captionLimits.bytes },
  input: z.object({ poster: mediaUrl, language: z.enum(locales) }),
  output: uploadedPicture,
  rateLimits: uploadLimits,
  refusals: ['NO_FILE_IS_FOUND', 'INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE', ...captionRefusals],
})
export const deleteCaptions = endpoint({
  id: 'deleteCaptions',
  route: 'POST /media/captions/delete',
  tag,
  auth: 'customer',
  summary: "Delete captions of the caller's own video, or of a product's video, wherever it is shown",
  input: z.object({ poster: mediaUrl, language: z.enum(locales) }),
  output: uploadedPicture,
  rateLimits: uploadLimits,
  refusals: captionRefusals,
})
export const presignUpload = endpoint({
  id: 'presignUpload',
  route: 'POST /media/upload-presigned-url',
  tag,
  auth: 'customer',
  status: 201,
  summary:
    'Get an address to send a picture to, or a video for an existing picture (`poster`). It is checked when something first uses `publicUrl`, and not shown before that',
  input: z.object({
    fileName: z.string().max(limits.upload.fileName),
    contentType: z.string().max(100),
    size: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
    featureName,
    /** For a video: the picture that becomes its poster. */
    poster: mediaUrl.optional(),
  }),
  output: z.object({ url: z.string(), method: z.literal('PUT'), headers: z.record(z.string(), z.string()), publicUrl: z.string() }),
  rateLimits: uploadLimits,
  refusals: [...pictureRefusals, 'NOT_ALLOWED', 'SECOND_FACTOR_IS_NEEDED'],
})
