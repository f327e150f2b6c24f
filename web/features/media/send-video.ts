import { limits } from '#contract/limits.ts'
import type { UploadedPicture } from '#contract/media.ts'
import { Refusal } from '#contract/refusal.ts'
import { loadErrorText } from '#web/lib/error-text.ts'
import { type Progress, sendFile } from './send-file.ts'
import { sendPicture } from './send-picture.ts'
import { posterOf } from './video-frame.ts'

/**
 * Uploads a poster frame and then the video; returns the poster with the video. Videos the shop wouldn't accept aren't sent. Fails with a
 * Refusal, or an AbortError.
 */
export async function sendVideo(
  video: File,
  { feature, ...progress }: Progress & { feature: 'post' | 'product' },
): Promise<UploadedPicture> {
  if (video.size > limits.video.bytes) throw await refusal('BODY_IS_TOO_LARGE')
  const { poster, seconds } = await posterOf(video).catch(async () => {
    throw await refusal('INVALID_VIDEO')
  })
  const most = feature === 'post' ? limits.video.seconds : limits.video.productSeconds
  if (seconds > most + limits.video.graceSeconds) throw await refusal('VIDEO_IS_TOO_LONG')
  progress.signal.throwIfAborted()
  const { url } = await sendPicture(poster, { feature, signal: progress.signal, onProgress: () => undefined })
  return sendFile('POST /media/public/upload/video', video, { poster: url }, progress)
}

/** The refusal the server would send. */
async function refusal(code: 'INVALID_VIDEO' | 'VIDEO_IS_TOO_LONG' | 'BODY_IS_TOO_LARGE'): Promise<Refusal> {
  await loadErrorText()
  return new Refusal({ code, status: 422, sentence: code })
}
