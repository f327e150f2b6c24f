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

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(body.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, body])
}
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** `silent.mp4` with another track of this many chunks, all of which claim the same bytes at the end of the file. */
export function videoWithSampleTable({ chunks, bytesOfEach }: { chunks: number; bytesOfEach: number }): Buffer {
  const file = videoFile('silent.mp4')
  const start = file.indexOf('moov', 0, 'latin1') - 4
  const end = start + file.readUInt32BE(start)
  const withTrack = (at: number) => {
    const table = box(
      'stbl',
      box('stsc', words(0, 1, 1, 1, 1)),
      box('stsz', words(0, bytesOfEach, chunks)),
      box('stco', words(0, chunks, ...Array<number>(chunks).fill(at))),
    )
    const handler = box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0))
    const media = box('mdia', box('mdhd', words(0, 0, 0, 1000, 0, 0)), handler, box('minf', table))
    const moov = box('moov', file.subarray(start + 8, end), box('trak', box('tkhd', Buffer.alloc(84)), media))
    return Buffer.concat([file.subarray(0, start), moov, file.subarray(end)])
  }
  const at = withTrack(0).length + 8
  return Buffer.concat([withTrack(at), box('mdat', Buffer.alloc(bytesOfEach, 1))])
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
