import type { DownloadFile } from '#contract/admin/downloads.ts'
import { downloadTypes } from '#contract/download-types.ts'
import { limits } from '#contract/limits.ts'
import { useFileSize } from '#web/features/downloads/use-file-size.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

interface FileRowProps {
  file: DownloadFile
  isFirst: boolean
  isLast: boolean
  busy: boolean
  onName: (name: string) => void
  onMove: (by: 1 | -1) => void
  onReplace: () => void
  onRemove: () => void
}

/** A file for sale: its name, its position, and replacing its content. */
export function FileRow({ file, isFirst, isLast, busy, onName, onMove, onReplace, onRemove }: FileRowProps) {
  const t = useText('admin-products')
  const size = useFileSize()
  const { name, type, bytes } = file
  return (
    <li className="grid gap-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <Field
        label={t('downloads.name', { type: downloadTypes[type].toUpperCase(), size: size(bytes) })}
        value={name}
        maxLength={limits.download.nameMax}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-1">
        <ActionButton look="bare" aria-label={t('downloads.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
          <AdminIcon name="up" />
        </ActionButton>
        <ActionButton look="bare" aria-label={t('downloads.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
          <AdminIcon name="down" />
        </ActionButton>
        <ActionButton look="bare" aria-label={t('downloads.replaceOf', { name })} disabled={busy} onClick={onReplace}>
          {t('downloads.replace')}
        </ActionButton>
        <ActionButton look="bare" aria-label={t('downloads.removeOf', { name })} onClick={onRemove}>
          {t('downloads.remove')}
        </ActionButton>
      </div>
    </li>
  )
}
