import { useRef, useState } from 'react'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import { downloadTypes } from '#contract/download-types.ts'
import { limits } from '#contract/limits.ts'
import { sendForm } from '#web/features/auth/session/send-form.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Switch } from '#web/ui/switch.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { FileRow } from './file-row.tsx'

const { filesMax } = limits.download
const accepted = [...Object.keys(downloadTypes), '.pdf', '.epub', '.zip', '.mp3', '.m4a', '.mp4', '.png', '.jpg', '.jpeg'].join(',')

interface VariantFilesProps {
  productId: string
  variant: VariantDownloads
  onChange: (saved: VariantDownloads) => void
}

/** A variant's files in order, their download limits, and whether the variant is sold as files. */
export function VariantFiles({ productId, variant, onChange }: VariantFilesProps) {
  const t = useText('admin-products')
  const [draft, setDraft] = useState(variant)
  const { busy, error, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | undefined>(undefined)
  const { files, isDigital, downloadLimit, downloadDays } = draft
  const isChanged = JSON.stringify(draft) !== JSON.stringify(variant)
  const show = (saved: VariantDownloads) => {
    setDraft(saved)
    onChange(saved)
  }
  const change = (more: Partial<VariantDownloads>) => setDraft({ ...draft, ...more })

  const save = (next: VariantDownloads) =>
    run(async () => {
      show(await staff('PUT /admin/products/:id/downloads/:variantId', { id: productId, ...inputOf(next) }))
      toast('success', t('downloads.saved'))
    })
  const send = (chosen: readonly File[]) =>
    run(async () => {
      // Saves pending changes first, because the response replaces them.
      if (isChanged) await staff('PUT /admin/products/:id/downloads/:variantId', { id: productId, ...inputOf(draft) })
      const replaces = replaced.current
      for (const file of chosen.slice(0, replaces ? 1 : filesMax - files.length)) {
        const name = file.name.slice(-limits.download.nameMax)
        show(await sendForm('POST /admin/download-files', { variantId: variant.variantId, name, ...(replaces && { replaces }) }, file))
      }
      toast('success', t('downloads.sent'))
    })
  const pick = (replaces?: string) => {
    replaced.current = replaces
    input.current?.click()
  }
  const move = (from: number, to: number) => {
    const file = files[from]
    if (file && to >= 0 && to < files.length) change({ files: files.toSpliced(from, 1).toSpliced(to, 0, file) })
  }
  return (
    <>
      <p className="text-sm text-quiet">{t('downloads.hint')}</p>
      {files.length > 0 && (
        <ol className="border-t border-line">
          {files.map((file, at) => (
            <FileRow
              key={file.id}
              file={file}
              isFirst={at === 0}
              isLast={at === files.length - 1}
              busy={busy}
              onName={(name) => change({ files: files.with(at, { ...file, name }) })}
              onMove={(by) => move(at, at + by)}
              onReplace={() => pick(file.id)}
              onRemove={() => change({ files: files.toSpliced(at, 1), ...(files.length === 1 && { isDigital: false }) })}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton busy={busy} disabled={files.length >= filesMax} onClick={() => pick()}>
          {busy ? t('downloads.sending') : t('downloads.add')}
        </ActionButton>
        <p className="text-xs text-quiet">{t('downloads.types', { megabytes: limits.download.bytes / 1_000_000, count: filesMax })}</p>
        <input
          ref={input}
          type="file"
          aria-label={t('downloads.add')}
          accept={accepted}
          multiple
          hidden
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            if (chosen.length > 0) void send(chosen)
          }}
        />
      </div>
      {files.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          <NumberField
            label={t('downloads.limit')}
            hint={t('downloads.limitHint')}
            value={downloadLimit}
            onChange={(limit) => change({ downloadLimit: limit })}
          />
          <NumberField
            label={t('downloads.days')}
            hint={t('downloads.daysHint')}
            value={downloadDays}
            onChange={(days) => change({ downloadDays: days })}
          />
          <Switch
            label={t('downloads.sell')}
            checked={isDigital}
            onChange={(event) => change({ isDigital: event.currentTarget.checked })}
          />
        </div>
      )}
      {error !== null && <Problem error={error} />}
      {isChanged && (
        <div className="flex flex-wrap gap-3">
          <ActionButton busy={busy} onClick={() => void save(draft)}>
            {t('downloads.save')}
          </ActionButton>
          <ActionButton look="bare" onClick={() => setDraft(variant)}>
            {t('downloads.discard')}
          </ActionButton>
        </div>
      )}
    </>
  )
}

const inputOf = ({ variantId, isDigital, downloadLimit, downloadDays, files }: VariantDownloads) => ({
  variantId,
  isDigital,
  downloadLimit,
  downloadDays,
  files: files.map(({ id, name }) => ({ id, name })),
})
