import type { DragEvent, KeyboardEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { DraftPhoto } from '#web/admin/products/draft.ts'

interface PictureTileProps {
  photo: DraftPhoto
  at: number
  isOpen: boolean
  problem: string | undefined
  onOpen: () => void
  onMove: (to: number) => void
  onDragStart: () => void
  onDrop: (event: DragEvent) => void
}

const sizePx = 200

/** A picture of the product: pressing it opens its details, Alt and the arrow keys move it. */
export function PictureTile({ photo, at, isOpen, problem, onOpen, onMove, onDragStart, onDrop }: PictureTileProps) {
  const t = useText('admin-products')
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || !/^Arrow(?:Left|Right)$/.test(event.key)) return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') !== (document.dir === 'rtl')
    onMove(at + (isForward ? 1 : -1))
  }
  const label = [at === 0 ? t('picture.main') : Object.values(photo.options).join(', '), photo.video && t('picture.video')]
    .filter(Boolean)
    .join(', ')
  // The accessible name begins with the visible label (WCAG 2.5.3).
  const name = [label, t('picture.name', { number: at + 1, text: problem ?? (photo.alt || t('picture.noAlt')) })].filter(Boolean).join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it moves by keys
    <li draggable onDragStart={onDragStart} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={name}
        onClick={onOpen}
        onKeyDown={moveByKeys}
        className="relative block aspect-square w-full overflow-hidden rounded-input bg-studio aria-expanded:outline-2 aria-expanded:outline-offset-2 aria-expanded:outline-ink"
      >
        <Picture url={photo.url} alt="" width={sizePx} height={sizePx} shown="thumb" className="size-full object-cover" />
        {label && (
          <span className="absolute start-1.5 top-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-full bg-surface px-2 text-xs leading-5 font-medium">
            {label}
          </span>
        )}
        {(problem ?? photo.alt.trim() === '') && (
          <span
            className={`absolute inset-x-0 bottom-0 border-t-2 bg-surface px-2 py-1 text-start text-xs font-medium ${problem ? 'border-bad text-bad' : 'border-warn text-warn'}`}
          >
            {problem ?? t('picture.noAlt')}
          </span>
        )}
      </button>
    </li>
  )
}
