import { type ReactNode, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { MovableItem } from './movable-item.tsx'

interface MovableProps<T> {
  items: readonly T[]
  /** The id of an item, stable while it's in the list. */
  idOf: (item: T, index: number) => string
  nameOf: (item: T) => string
  /** Shown beside the name while the item is closed. */
  aside?: (item: T) => ReactNode
  onChange: (items: T[]) => void
  children: (item: T, change: (next: Partial<T>) => void, index: number) => ReactNode
}

/** A list whose items are moved by dragging, by buttons, or with Alt and the arrow keys, and opened to be edited. */
export function Movable<T>({ items, idOf, nameOf, aside, onChange, children }: MovableProps<T>) {
  const t = useText('admin-site')
  const [open, setOpen] = useState<string | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    const next = [...items]
    const [moved] = next.splice(from, 1)
    next.splice(to, 0, moved!)
    onChange(next)
    setSpoken(t('move.done', { name: nameOf(moved!), place: to + 1 }))
  }
  const drop = (index: number) => {
    if (dragged !== null) move(dragged, index)
    setDragged(null)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ol className="border-t border-line">
        {items.map((item, index) => {
          const id = idOf(item, index)
          return (
            <MovableItem
              key={id}
              name={nameOf(item) || t('unnamed')}
              aside={aside?.(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isOpen={open === id}
              drag={{ isAble: open === null, isOver: dragged !== null, isDragged: dragged === index }}
              onToggle={() => setOpen(open === id ? null : id)}
              onDrag={(isBegun) => setDragged(isBegun ? index : null)}
              onDrop={() => drop(index)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => onChange(items.filter((_, at) => at !== index))}
            >
              {() => children(item, (next) => onChange(items.map((one, at) => (at === index ? { ...one, ...next } : one))), index)}
            </MovableItem>
          )
        })}
      </ol>
    </>
  )
}
