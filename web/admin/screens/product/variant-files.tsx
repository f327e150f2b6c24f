import { useRef } from 'react'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import { downloadTypes } from '#contract/download-types.ts'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { FileRow } from './file-row.tsx'
import { filesMax, useVariantFiles } from './use-variant-files.ts'

const accepted = [...Object.keys(downloadTypes), '.pdf', '.epub', '.zip', '.mp3', '.m4a', '.mp4', '.png', '.jpg', '.jpeg'].join(',')

interface VariantFilesProps {
  productId: string
  variant: VariantDownloads
  onChange: (saved: VariantDownloads) => void
}

/** A variant's files in order, their download limits, and whether the variant is sold as files. */
export function VariantFiles(props: VariantFilesProps) {
  const t = useText('admin-products')
  const edited = useVariantFiles(props)
  const { draft, isChanged, busy, error, change, move } = edited
  const { files } = draft
  const input = useRef<HTMLInputElement>(null)
  const replaced = useRef<string | undefined>(undefined)
  const pick = (replaces?: string) => {
    replaced.current = replaces
    input.current?.click()
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
            if (chosen.length > 0) edited.send(chosen, replaced.current)
          }}
        />
      </div>
      {files.length > 0 && <Terms draft={draft} onChange={change} />}
      {error !== null && <Problem error={error} />}
      {isChanged && (
        <div className="flex flex-wrap gap-3">
          <ActionButton busy={busy} onClick={edited.save}>
            {t('downloads.save')}
          </ActionButton>
          <ActionButton look="bare" onClick={edited.discard}>
            {t('downloads.discard')}
          </ActionButton>
        </div>
      )}
    </>
  )
}

interface TermsProps {
  draft: VariantDownloads
  onChange: (more: Partial<VariantDownloads>) => void
}

/** How often and how long buyers can download the files, and whether the variant is sold as files. */
function Terms({ draft: { isDigital, downloadLimit, downloadDays }, onChange }: TermsProps) {
  const t = useText('admin-products')
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <NumberField
        label={t('downloads.limit')}
        hint={t('downloads.limitHint')}
        value={downloadLimit}
        onChange={(limit) => onChange({ downloadLimit: limit })}
      />
      <NumberField
        label={t('downloads.days')}
        hint={t('downloads.daysHint')}
        value={downloadDays}
        onChange={(days) => onChange({ downloadDays: days })}
      />
      <Switch label={t('downloads.sell')} checked={isDigital} onChange={(event) => onChange({ isDigital: event.currentTarget.checked })} />
    </div>
  )
}
