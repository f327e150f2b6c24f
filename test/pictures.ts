import sharp, { type Sharp } from 'sharp'
import { endpoints } from '#contract/api.ts'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import type { TestApp } from './app.ts'

/** A picture with visible content: a gradient with noise. */
export const pictureOf = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8a6', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })

/** A JPEG of random colors, of this size in pixels. */
export const jpeg = (width = 400, height = 300): Promise<Buffer> => pictureOf(width, height).jpeg().toBuffer()

interface Sent {
  token?: string
  featureName?: string
  name?: string
  type?: string
}

/** Sends a file as a browser's form does. */
export function sendFile(
  app: Pick<TestApp, 'request'>,
  file: Uint8Array,
  { token, featureName = 'avatar', name = 'a.jpg', type = '' }: Sent,
) {
  const form = new FormData()
  form.set('featureName', featureName)
  form.set('file', new Blob([Uint8Array.from(file)], { type }), name)
  return app.request('/api/media/public/upload/single', {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: form,
  })
}

const { output } = endpoints.find(({ id }) => id === 'uploadPicture')!

/** Uploads a picture; returns the API's response. */
export async function upload(
  app: Pick<TestApp, 'request'>,
  token: string,
  featureName: UploadFeature,
  file?: Uint8Array,
): Promise<UploadedPicture> {
  const response = await sendFile(app, file ?? (await jpeg()), { token, featureName })
  const { data, ...error } = (await response.json()) as { data?: unknown }
  if (response.status !== 201) throw new Error(JSON.stringify(error))
  return output.parse(data) as UploadedPicture
}
