import { useState } from 'react'
import type { MediaRow } from '#contract/admin/media.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import { MediaPicture } from './media-picture.tsx'
import { UploadMedia } from './upload-media.tsx'

const shown = 60

interface PickMediaProps {
  /** Limits the choice to pictures of one source. */
  only?: MediaRow['source']
  onPick: (picture: MediaRow) => void
  onClose: () => void
}

/** A dialog to search the library, upload to it, and pick a picture. */
export function PickMedia({ only, onPick, onClose }: PickMediaProps) {
  const t = useText('admin-media')
  const message = useErrorMessage()
  const [source, setSource] = useState<MediaRow['source']>(only ?? 'studio')
  const [q, setQ] = useState('')
  const latest = useLatest(`${source} ${q}`, (options) =>
    staff('GET /admin/media', { source, limit: shown, ...(q.trim() && { q }) }, options),
  )
  return (
    <Dialog open title={t('pick.title')} place="bottom" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <div className="flex flex-wrap items-end gap-3">
          {only === undefined && (
            <Segmented
              label={t('source')}
              value={source}
              options={(['studio', 'uploaded'] as const).map((value) => ({ value, name: t(value) }))}
              onChange={setSource}
            />
          )}
          <Field label={t('pick.search')} value={q} className="grow" onChange={({ currentTarget }) => setQ(currentTarget.value)} />
          <UploadMedia onAdded={onPick} />
        </div>
        {latest.error !== null && <p role="alert">{message(latest.error)}</p>}
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-5">
          {latest.value?.rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className="block w-full rounded-card bg-studio"
                aria-label={row.alt || t('noAlt')}
                onClick={() => onPick(row)}
              >
                <MediaPicture picture={row} alt="" className="aspect-square w-full rounded-card object-cover" />
              </button>
            </li>
          ))}
        </ul>
        {latest.value?.rows.length === 0 && <p className="text-quiet">{t('empty.text')}</p>}
      </div>
    </Dialog>
  )
}
