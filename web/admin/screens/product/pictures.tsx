import { type DragEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { uploadTypes } from '#contract/upload-types.ts'
import type { Video } from '#contract/media.ts'
import { videoFiles } from '#web/features/media/video-files.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { PictureDetails } from './picture-details.tsx'
import { PictureTile } from './picture-tile.tsx'
import { uploadAll } from './upload-all.ts'

/** The pictures in order; the first is used on cards. They're moved by dragging, by buttons in their details, or with Alt and the arrow keys. */
export function Pictures({ editor }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const { draft, change, problems } = editor
  const { photos } = draft
  const [open, setOpen] = useState<string | null>(null)
  const [sending, setSending] = useState(0)
  const [failure, setFailure] = useState<unknown>(null)
  const [announced, setAnnounced] = useState('')
  /** The videos whose captions were changed here, by the URL of their picture: the product is loaded with those of before. */
  const [videos, setVideos] = useState<ReadonlyMap<string, Video>>(new Map())
  const dragged = useRef<number | null>(null)

  const move = (from: number, to: number) => {
    const photo = photos[from]
    if (!photo || to < 0 || to >= photos.length) return
    change({ photos: photos.toSpliced(from, 1).toSpliced(to, 0, photo) })
    setAnnounced(t(to === 0 ? 'picture.nowMain' : 'picture.moved', { place: to + 1, count: photos.length }))
  }
  const add = async (files: Iterable<File>) => {
    const chosen = [...files].slice(0, limits.product.photosMax - photos.length)
    setFailure(null)
    setSending((count) => count + chosen.length)
    await uploadAll(chosen, {
      onUploaded: (url, video) =>
        change((before) => ({ ...before, photos: [...before.photos, { url, alt: '', options: {}, ...(video && { video }) }] })),
      onFailed: setFailure,
      onSettled: () => setSending((count) => count - 1),
    })
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (event.dataTransfer.files.length > 0) void add(event.dataTransfer.files)
    else if (dragged.current !== null) move(dragged.current, to)
    dragged.current = null
  }
  const opened = photos.findIndex(({ url }) => url === open)
  const shown = photos[opened]
  return (
    <section aria-label={t('section.pictures')} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-medium">{t('section.pictures')}</h2>
        <p className="text-xs text-quiet">{t('picture.hint')}</p>
      </div>
      <ol className="grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-5">
        {photos.map((photo, at) => (
          <PictureTile
            key={photo.url}
            photo={photo}
            at={at}
            isOpen={at === opened}
            problem={problems[`photos.${at}.url`] ?? problems[`photos.${at}.alt`]}
            onOpen={() => setOpen(at === opened ? null : photo.url)}
            onMove={(to) => move(at, to)}
            onDragStart={() => (dragged.current = at)}
            onDrop={(event) => drop(event, at)}
          />
        ))}
        <AddTile sending={sending} onFiles={(files) => void add(files)} onDrop={(event) => drop(event, photos.length - 1)} />
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <p role="alert" className="text-sm text-bad">
        {failure ? message(failure) : null}
      </p>
      {shown && (
        <PictureDetails
          key={open}
          editor={editor}
          at={opened}
          photo={shown}
          video={videos.get(shown.url) ?? shown.video}
          onVideo={(video) => setVideos((before) => new Map(before).set(shown.url, video))}
          onMove={(to) => move(opened, to)}
          onRemoved={() => setOpen(null)}
        />
      )}
    </section>
  )
}

interface AddTileProps {
  /** How many files are being uploaded. */
  sending: number
  onFiles: (files: File[]) => void
  onDrop: (event: DragEvent) => void
}

/** The tile after the last picture, which takes files. */
function AddTile({ sending, onFiles, onDrop }: AddTileProps) {
  const t = useText('admin-products')
  const input = useRef<HTMLInputElement>(null)
  return (
    <li>
      <button
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        className="grid aspect-square w-full place-content-center place-items-center gap-2 rounded-input border border-dashed border-edge text-sm text-quiet hover:border-ink hover:text-ink"
      >
        {sending > 0 ? <Spinner className="size-5" /> : <AdminIcon name="plus" className="size-5" />}
        {sending > 0 ? t('picture.sending', { count: sending }) : t('picture.add')}
      </button>
      <input
        ref={input}
        type="file"
        aria-label={t('picture.add')}
        accept={[...uploadTypes, videoFiles].join(',')}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </li>
  )
}
