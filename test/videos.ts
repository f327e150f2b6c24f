import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '#contract/api.ts'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import type { TestApp } from './app.ts'
import { upload } from './pictures.ts'

/** Small videos of two seconds; all but `silent` contain their location: "51.5007". `place-track.mov` also has it in a track of its own. */
export const videoFile = (name: 'place.mp4' | 'place-track.mov' | 'place.webm' | 'place-vorbis.webm' | 'silent.mp4'): Buffer =>
  readFileSync(join(import.meta.dirname, 'videos', name))

/** `silent.mp4` with its 20 frames spread over a number of whole seconds. */
export function videoOf(seconds: number): Buffer {
  const bytes = videoFile('silent.mp4')
  const write = (box: string, at: number, value: number) => bytes.writeUInt32BE(value, bytes.indexOf(box, 0, 'latin1') + 4 + at)
  // The track has 10,240 ticks per second, the whole file 1,000.
  write('stts', 12, seconds * 512)
  write('mdhd', 16, seconds * 10_240)
  write('mvhd', 16, seconds * 1000)
  return bytes
}

/** Sends a video for a poster as a browser's form does. */
export function sendVideo(app: Pick<TestApp, 'request'>, file: Uint8Array, { token, poster }: { token?: string; poster: string }) {
  const form = new FormData()
  form.set('poster', poster)
  form.set('file', new Blob([Uint8Array.from(file)]), 'a.bin')
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return app.request('/api/media/public/upload/video', { method: 'POST', headers, body: form })
}

const { output } = endpoints.find(({ id }) => id === 'uploadVideo')!

/** Uploads a poster and its video; returns the API's responses. */
export async function uploadVideo(
  app: Pick<TestApp, 'request'>,
  token: string,
  featureName: UploadFeature = 'post',
  file: Uint8Array = videoFile('silent.mp4'),
): Promise<UploadedPicture & Required<Pick<UploadedPicture, 'video'>>> {
  const { url: poster } = await upload(app, token, featureName)
  const response = await sendVideo(app, file, { token, poster })
  const { data, ...error } = (await response.json()) as { data?: unknown }
  if (response.status !== 201) throw new Error(JSON.stringify(error))
  return output.parse(data) as UploadedPicture & Required<Pick<UploadedPicture, 'video'>>
}
