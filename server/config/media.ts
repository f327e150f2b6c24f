import { z } from 'zod'

const text = z.string().min(1).max(1000).optional()

/** Where uploaded pictures are stored: in a directory, or in S3 or a compatible service. */
export const mediaSettings = {
  /** Defaults to `media` in DATA_DIR. */
  MEDIA_DIR: z.string().min(1).optional(),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The endpoint of a service other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an http address' }).optional(),
  /** `on`: the bucket is part of the path instead of the host name. */
  S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
}

export const mediaSecrets = ['S3_SECRET_ACCESS_KEY']
export const mediaRequiredTogether = [['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']] as const
export const mediaPrerequisites = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_REGION', 'S3_BUCKET'],
  ['S3_PATH_STYLE', 'S3_BUCKET'],
] as const

const schema = z.object(mediaSettings)

/** `s3` is null if pictures are stored in a directory. Most servers other than Amazon's address buckets by path only. */
export function toMediaConfig(s: z.output<typeof schema>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = s
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null
  const pathStyle = s.S3_PATH_STYLE === undefined ? endpoint !== undefined : s.S3_PATH_STYLE === 'on'
  return { bucket, accessKeyId, secretAccessKey, endpoint, region: s.S3_REGION, pathStyle }
}

export type S3Config = NonNullable<ReturnType<typeof toMediaConfig>>
