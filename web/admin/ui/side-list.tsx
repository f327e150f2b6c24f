import type { ComponentType } from 'react'
import type { PaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { ActionButton } from './action-button.tsx'

interface SideListProps<Item> {
  pages: PaginatedList<Item>
  items: Item[]
  /** The id of the item that is open. */
  openId: string | null | undefined
  /** Whether the open item replaces the list on phones. */
  isHiddenOnPhones: boolean
  to: (item: Item) => string
  /** The classes of an item's link, such as the color of its edge. */
  lookOf: (item: Item) => string
  /** The label of the button that loads more. */
  more: string
  Line: ComponentType<{ one: Item }>
}

/** A list beside the item that is open. */
export function SideList<Item extends { id: string }>(props: SideListProps<Item>) {
  const { pages, items, openId, isHiddenOnPhones, to, lookOf, more, Line } = props
  return (
    <div className={`border-line lg:border-e ${isHiddenOnPhones ? 'max-lg:hidden' : ''}`}>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line">
            <Link
              to={to(item)}
              aria-current={item.id === openId ? 'true' : undefined}
              className={`block border-s-3 px-4 py-2.5 hover:bg-studio aria-[current]:bg-studio ${lookOf(item)}`}
            >
              <Line one={item} />
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <ActionButton className="m-4" busy={pages.busy} onClick={pages.more}>
          {more}
        </ActionButton>
      )}
    </div>
  )
}
