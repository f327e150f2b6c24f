import { useRef, useState } from 'react'
import type { MediaRow } from '#contract/admin/media.ts'
import { uploadTypes } from '#contract/upload-types.ts'
import { sendPicture } from '#web/features/media/send-picture.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Adds pictures to the library, one after the other, and reports each. */
export function UploadMedia({ onAdded, look = 'plain' }: { onAdded: (picture: MediaRow) => void; look?: 'plain' | 'ember' }) {
  const t = useText('admin-media')
  const message = useErrorMessage()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const upload = async (files: File[]) => {
    setBusy(true)
    let added = 0
    for (const file of files)
      try {
        const { url } = await sendPicture(file, { feature: 'blog', onProgress: () => undefined, signal: new AbortController().signal })
        onAdded(await staff('POST /admin/media', { url }))
        added += 1
      } catch (error) {
        toast('error', `${file.name}: ${message(error)}`)
      }
    if (added > 0) toast('success', t('uploaded', { count: added }))
    setBusy(false)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={uploadTypes.join(',')}
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          void upload([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <ActionButton look={look} busy={busy} onClick={() => input.current?.click()}>
        {busy ? t('uploading') : t('upload')}
      </ActionButton>
    </>
  )
}
