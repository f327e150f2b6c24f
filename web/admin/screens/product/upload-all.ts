import { sendPicture } from '#web/features/media/send-picture.ts'
import { loadErrorText } from '#web/lib/error-text.ts'

interface UploadEvents {
  onUploaded: (url: string) => void
  onFailed: (failure: unknown) => void
  onSettled: () => void
}

/** Sends files one after the other, in their order, as they are: the server encodes them. */
export async function uploadAll(files: readonly File[], { onUploaded, onFailed, onSettled }: UploadEvents): Promise<void> {
  for (const file of files) {
    try {
      const { url } = await sendPicture(file, { feature: 'product', onProgress: () => undefined, signal: new AbortController().signal })
      onUploaded(url)
    } catch (failure) {
      await loadErrorText()
      onFailed(failure)
    } finally {
      onSettled()
    }
  }
}
