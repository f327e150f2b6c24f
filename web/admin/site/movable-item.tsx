import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

interface MovableItemProps {
  name: string
  aside: ReactNode
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  /** Whether it can be dragged, is a possible drop target, and is being dragged. */
  drag: { isAble: boolean; isOver: boolean; isDragged: boolean }
  onToggle: () => void
  onDrag: (isBegun: boolean) => void
  onDrop: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  children: () => ReactNode
}

/** An item of a list that can be reordered; when open, it shows its fields. */
export function MovableItem({ drag, onDrag, onDrop, children, ...head }: MovableItemProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it do the same for the keyboard
    <li
      draggable={drag.isAble}
      onDragStart={() => onDrag(true)}
      onDragOver={(event) => drag.isOver && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDrop()
      }}
      onDragEnd={() => onDrag(false)}
      className={`border-b border-line ${drag.isDragged ? 'opacity-50' : ''}`}
    >
      <Head {...head} />
      {head.isOpen && <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-6 md:ps-7">{children()}</div>}
    </li>
  )
}

type HeadProps = Omit<MovableItemProps, 'drag' | 'onDrag' | 'onDrop' | 'children'>

function Head({ name, aside, isFirst, isLast, isOpen, onToggle, onMove, onRemove }: HeadProps) {
  const t = useText('admin-site')
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div className="flex min-h-12 items-center gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        onKeyDown={moveByKey}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start"
      >
        <span aria-hidden="true" className="cursor-grab text-quiet">
          ⠿
        </span>
        <span className="truncate font-medium">{name}</span>
        <span className="ms-auto hidden shrink-0 text-quiet md:block">{aside}</span>
      </button>
      <span className="flex shrink-0">
        <ActionButton look="bare" disabled={isFirst} aria-label={t('move.up', { name })} onClick={() => onMove(-1)}>
          <AdminIcon name="up" />
        </ActionButton>
        <ActionButton look="bare" disabled={isLast} aria-label={t('move.down', { name })} onClick={() => onMove(1)}>
          <AdminIcon name="down" />
        </ActionButton>
        <ActionButton look="bare" aria-label={t('move.remove', { name })} onClick={onRemove}>
          <AdminIcon name="close" />
        </ActionButton>
      </span>
    </div>
  )
}
