import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messageOnly, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { mediaUrl, video } from '../media.ts'
import { listInputs, listOutput } from './list.ts'

const tag = 'Media library (staff)'
const auth = { staff: 'content:write' } as const

/** A place that uses a picture. `name`: as staff know the place; for a setting, the name of its environment variable. */
export const mediaUse = z
  .object({ kind: z.enum(['product', 'page', 'article', 'banner', 'section', 'setting']), name: z.string(), path: z.string() })
  .meta({ id: 'MediaUse' })

/** A picture of the library: uploaded by staff, or one of those that come with the shop. */
export const mediaRow = z
  .object({
    /** The picture's URL. */
    id: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    blur: z.string(),
    alt: z.string(),
    source: z.enum(['uploaded', 'studio']),
    addedAt: time.nullable(),
    uses: z.array(mediaUse),
    /** It was uploaded to the library and nothing uses it. */
    canBeDeleted: z.boolean(),
    /** The video whose poster it is. */
    video: video.optional(),
  })
  .meta({ id: 'MediaRow' })
export type MediaRow = z.infer<typeof mediaRow>

const inputs = listInputs(['added'], { source: z.enum(['uploaded', 'studio']).optional() })
export const listMedia = endpoint({
  id: 'listMedia',
  route: 'GET /admin/media',
  tag,
  auth,
  summary: 'List pictures with where they are used, with search in their descriptions',
  input: inputs.page,
  output: listOutput(mediaRow),
  refusals: [],
})
export const addMedia = endpoint({
  id: 'addMedia',
  route: 'POST /admin/media',
  tag,
  auth,
  status: 201,
  summary: 'Add a picture that was uploaded for `blog` to the library; from then on it belongs to the shop',
  input: z.strictObject({ url: mediaUrl, alt: text(0, limits.upload.alt).default('') }),
  output: mediaRow,
  refusals: [],
})
export const describeMedia = endpoint({
  id: 'describeMedia',
  route: 'PUT /admin/media/alt',
  tag,
  auth,
  summary: 'Describe what a picture shows; applies wherever it is used from now on',
  input: z.strictObject({
    url: z
      .string()
      .max(200)
      .regex(/^\/(media|pictures)\/[\w.-]+(\?\w+)?$/),
    alt: text(0, limits.upload.alt),
  }),
  output: messageOnly,
  refusals: [],
})
export const deleteMedia = endpoint({
  id: 'deleteMedia',
  route: 'DELETE /admin/media',
  tag,
  auth,
  summary: 'Delete an unused picture of the library; if it is used, the refusal says where',
  input: z.strictObject({ url: mediaUrl }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'MEDIA_IS_USED'],
})
