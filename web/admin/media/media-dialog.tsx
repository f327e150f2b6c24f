import { type SyntheticEvent, useState } from 'react'
import type { MediaRow } from '#contract/admin/media.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Video } from '#web/ui/video.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { MediaPicture } from './media-picture.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface MediaDialogProps {
  picture: MediaRow
  onChanged: () => void
  onClose: () => void
}

/** One picture: its alternative text and where it's used. It can be deleted if nothing uses it. */
export function MediaDialog({
  picture: { url, width, height, alt: before, uses, canBeDeleted, source, video },
  onChanged,
  onClose,
}: MediaDialogProps) {
  const t = useText('admin-media')
  const { busy, error, run } = useAction()
  const [alt, setAlt] = useState(before)
  const act = (work: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await work()
      toast('success', done)
      onChanged()
    })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    act(() => staff('PUT /admin/media/alt', { url, alt }), t('edit.saved'))
  }
  return (
    <InputDialog open title={t('edit.title')} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4 overflow-y-auto p-5">
        {video ? (
          <Video video={video} poster={url} label={before || t('video')} play={t('play')} className="max-h-72 w-full rounded-card" />
        ) : (
          <MediaPicture picture={{ url, width, height }} alt={before} className="max-h-72 w-full rounded-card bg-studio object-contain" />
        )}
        <Field label={t('edit.address')} readOnly value={`![${alt}](${url})`} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Field
          label={t('edit.alt')}
          hint={t('edit.altHint')}
          maxLength={300}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <div>
          <h3 className="font-semibold">{t('column.uses')}</h3>
          {uses.length === 0 && <p className="text-quiet">{t('unused')}</p>}
          <ul>
            {uses.map(({ kind, path, name }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-11 items-center text-link md:min-h-9">
                  {kind === 'setting' ? t('logo') : name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <ErrorLine error={error} />
        <div className="flex flex-wrap gap-2">
          <ActionButton type="submit" look="ember" busy={busy} disabled={alt === before}>
            {t('edit.save')}
          </ActionButton>
          {source === 'uploaded' && (
            <ActionButton
              look="bare"
              busy={busy}
              disabled={!canBeDeleted}
              onClick={() => act(() => staff('DELETE /admin/media', { url }), t('edit.deleted'))}
            >
              {t('edit.delete')}
            </ActionButton>
          )}
        </div>
        {source === 'uploaded' && !canBeDeleted && <p className="text-quiet">{t('edit.used')}</p>}
      </form>
    </InputDialog>
  )
}
