import { type ReactNode, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

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
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ol className="border-t border-line">
        {items.map((item, index) => {
          const id = idOf(item, index)
          const name = nameOf(item) || t('unnamed')
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it do the same for the keyboard
            <li
              key={id}
              draggable={open === null}
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                event.stopPropagation()
                if (dragged !== null) move(dragged, index)
                setDragged(null)
              }}
              onDragEnd={() => setDragged(null)}
              className={`border-b border-line ${dragged === index ? 'opacity-50' : ''}`}
            >
              <div className="flex min-h-12 items-center gap-2">
                <button
                  type="button"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                  onKeyDown={(event) => {
                    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                    event.preventDefault()
                    move(index, index + (event.key === 'ArrowUp' ? -1 : 1))
                  }}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start"
                >
                  <span aria-hidden="true" className="cursor-grab text-quiet">
                    ⠿
                  </span>
                  <span className="truncate font-medium">{name}</span>
                  <span className="ms-auto hidden shrink-0 text-quiet md:block">{aside?.(item)}</span>
                </button>
                <span className="flex shrink-0">
                  <ActionButton
                    look="bare"
                    disabled={index === 0}
                    aria-label={t('move.up', { name })}
                    onClick={() => move(index, index - 1)}
                  >
                    <AdminIcon name="up" />
                  </ActionButton>
                  <ActionButton
                    look="bare"
                    disabled={index === items.length - 1}
                    aria-label={t('move.down', { name })}
                    onClick={() => move(index, index + 1)}
                  >
                    <AdminIcon name="down" />
                  </ActionButton>
                  <ActionButton
                    look="bare"
                    aria-label={t('move.remove', { name })}
                    onClick={() => onChange(items.filter((_, at) => at !== index))}
                  >
                    <AdminIcon name="close" />
                  </ActionButton>
                </span>
              </div>
              {open === id && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-6 md:ps-7">
                  {children(item, (next) => onChange(items.map((one, at) => (at === index ? { ...one, ...next } : one))), index)}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
