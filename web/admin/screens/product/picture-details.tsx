import { limits } from '#contract/limits.ts'
import type { Video } from '#contract/media.ts'
import { CaptionsField } from '#web/features/media/lazy-captions-field.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { DraftPhoto } from '#web/admin/products/draft.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface PictureDetailsProps {
  editor: ProductEditor
  at: number
  photo: DraftPhoto
  /** The picture's video with its captions of now; undefined for a picture without one. */
  video: Video | undefined
  onVideo: (video: Video) => void
  onMove: (to: number) => void
  onRemoved: () => void
}

/** A picture's alternative text, its place, and the option value that it shows. */
export function PictureDetails({ editor: { base, draft, change }, at, photo, video, onVideo, onMove, onRemoved }: PictureDetailsProps) {
  const t = useText('admin-products')
  const isSaved = base.photos.some(({ url }) => url === photo.url)
  const set = (part: Partial<DraftPhoto>) => change({ photos: draft.photos.with(at, { ...photo, ...part }) })
  const choices = draft.options.flatMap(({ name, values }) =>
    values.map((value) => ({ value: JSON.stringify({ [name]: value }), name: `${name}: ${value}` })),
  )
  return (
    <div className="grid items-end gap-3 bg-studio p-3 md:grid-cols-[1fr_14rem_auto]">
      <Field
        label={t('picture.alt')}
        value={photo.alt}
        maxLength={limits.upload.alt}
        placeholder={t('picture.altExample')}
        onChange={(event) => set({ alt: event.currentTarget.value })}
      />
      <Select
        label={t('picture.shows')}
        value={Object.keys(photo.options).length > 0 ? JSON.stringify(photo.options) : ''}
        options={[{ value: '', name: t('picture.any') }, ...choices]}
        onChange={(event) => set({ options: JSON.parse(event.currentTarget.value || '{}') as Record<string, string> })}
      />
      <ActionButton
        look="bad"
        onClick={() => {
          change({ photos: draft.photos.toSpliced(at, 1) })
          onRemoved()
        }}
      >
        {t('picture.remove')}
      </ActionButton>
      <div className="flex flex-wrap gap-2 md:col-span-3">
        <ActionButton disabled={at === 0} onClick={() => onMove(at - 1)}>
          {t('picture.earlier')}
        </ActionButton>
        <ActionButton disabled={at === draft.photos.length - 1} onClick={() => onMove(at + 1)}>
          {t('picture.later')}
        </ActionButton>
        <ActionButton disabled={at === 0} onClick={() => onMove(0)}>
          {t('picture.makeMain')}
        </ActionButton>
      </div>
      {video && (
        <div className="md:col-span-3">
          <CaptionsField
            poster={photo.url}
            video={video}
            onChange={(changed) => {
              onVideo(changed)
              // Those of a saved picture change at once and leave the product as it is, with nothing to save.
              if (!isSaved) set({ video: changed })
            }}
          />
        </div>
      )}
    </div>
  )
}
