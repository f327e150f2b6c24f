import type { UploadedPicture } from '#contract/media.ts'
import { buildRequest, refusalOf } from '#web/lib/call.ts'
import { loadErrorText } from '#web/lib/error-text.ts'
import { useStored } from '#web/lib/store.ts'

export interface Progress {
  /** Progress from 0 to 1. At 1 the server has the whole file, and validates or encodes it. */
  onProgress: (share: number) => void
  signal: AbortSignal
}
type UploadRoute = 'POST /media/public/upload/single' | 'POST /media/public/upload/video' | 'POST /media/public/upload/captions'

/** Uploads a file with fields. Uses XMLHttpRequest, as `fetch` doesn't report upload progress. Fails with a Refusal, or an AbortError. */
export function sendFile(
  route: UploadRoute,
  file: Blob,
  fields: Record<string, string>,
  { onProgress, signal }: Progress,
): Promise<UploadedPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedPicture>()
  const token = useStored.getState().auth.access_token
  const { url, init } = buildRequest(route, {}, token === null ? {} : { token })
  const request = new XMLHttpRequest()
  const fail = async (): Promise<void> => {
    await loadErrorText()
    reject(refusalOf(parse(request.responseText), request.status, request.getResponseHeader('retry-after')))
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    const body = parse(request.responseText)
    if (request.status === 201 && body !== null) resolve((body as { data: UploadedPicture }).data)
    else void fail()
  })
  request.addEventListener('error', () => void fail())
  request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
  signal.addEventListener('abort', () => request.abort())
  request.open('POST', url)
  for (const [name, value] of Object.entries(init.headers as Record<string, string>))
    if (name !== 'content-type') request.setRequestHeader(name, value)
  request.send(formOf(file, fields))
  return promise
}

/** The file comes last, so that the server can refuse by the fields before it has read the file. */
function formOf(file: Blob, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, 'file')
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
