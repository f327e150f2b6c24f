import type { Video } from '#contract/media.ts'
import { sendPicture } from '#web/features/media/send-picture.ts'
import { isVideoFile } from '#web/features/media/video-files.ts'
import { loadErrorText } from '#web/lib/error-text.ts'

interface UploadEvents {
  onUploaded: (url: string, video: Video | undefined) => void
  onFailed: (failure: unknown) => void
  onSettled: () => void
}

/** Uploads files sequentially, in order and unchanged: the server encodes pictures. */
export async function uploadAll(files: readonly File[], { onUploaded, onFailed, onSettled }: UploadEvents): Promise<void> {
  for (const file of files) {
    try {
      const { url, video } = await send(file)
      onUploaded(url, video)
    } catch (failure) {
      await loadErrorText()
      onFailed(failure)
    } finally {
      onSettled()
    }
  }
}

async function send(file: File) {
  const sending = { feature: 'product', onProgress: () => undefined, signal: new AbortController().signal } as const
  if (!isVideoFile(file)) return sendPicture(file, sending)
  const { sendVideo } = await import('#web/features/media/send-video.ts')
  return sendVideo(file, sending)
}
