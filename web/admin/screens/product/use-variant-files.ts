import { useState } from 'react'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import { limits } from '#contract/limits.ts'
import { sendForm } from '#web/features/auth/session/send-form.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'

export const { filesMax } = limits.download

interface VariantFilesOf {
  productId: string
  variant: VariantDownloads
  onChange: (saved: VariantDownloads) => void
}

/** A variant's files and download limits while they're edited, with the calls that save them and upload new files. */
export function useVariantFiles({ productId, variant, onChange }: VariantFilesOf) {
  const t = useText('admin-products')
  const [draft, setDraft] = useState(variant)
  const { busy, error, run } = useAction()
  const { files } = draft
  const isChanged = JSON.stringify(draft) !== JSON.stringify(variant)
  const show = (saved: VariantDownloads) => {
    setDraft(saved)
    onChange(saved)
  }
  const change = (more: Partial<VariantDownloads>) => setDraft({ ...draft, ...more })
  const put = () => staff('PUT /admin/products/:id/downloads/:variantId', { id: productId, ...inputOf(draft) })
  const save = () =>
    void run(async () => {
      show(await put())
      toast('success', t('downloads.saved'))
    })
  /** `replaces`: the file whose place the sent one takes. */
  const send = (chosen: readonly File[], replaces: string | undefined) =>
    void run(async () => {
      // Saves pending changes first, because the response replaces them.
      if (isChanged) await put()
      for (const file of chosen.slice(0, replaces ? 1 : filesMax - files.length)) {
        const name = file.name.slice(-limits.download.nameMax)
        show(await sendForm('POST /admin/download-files', { variantId: variant.variantId, name, ...(replaces && { replaces }) }, file))
      }
      toast('success', t('downloads.sent'))
    })
  const move = (from: number, to: number) => {
    const file = files[from]
    if (file && to >= 0 && to < files.length) change({ files: files.toSpliced(from, 1).toSpliced(to, 0, file) })
  }
  return { draft, isChanged, busy, error, change, save, send, move, discard: () => setDraft(variant) }
}

const inputOf = ({ variantId, isDigital, downloadLimit, downloadDays, files }: VariantDownloads) => ({
  variantId,
  isDigital,
  downloadLimit,
  downloadDays,
  files: files.map(({ id, name }) => ({ id, name })),
})
