import type { ReactNode } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { TagList } from '#web/admin/ui/tag-list.tsx'
import type { StaffCategory } from '#web/admin/products/names.ts'

interface CategoryRowProps {
  category: StaffCategory
  depth: number
  isOpen: boolean
  onOpen: () => void
  /** Returns whether the key moved the category. */
  onKey: (key: string) => boolean
  onDragStart: () => void
  /** Drops before this category, or into it. */
  onDrop: (isInto: boolean) => void
  children: ReactNode
}

const indents = ['ps-0', 'ps-6', 'ps-12', 'ps-18', 'ps-24']
/** From this share of a row's height down, a drop goes into the category. */
const intoFrom = 0.5

/** A category of the tree. */
export function CategoryRow({ category, depth, isOpen, onOpen, onKey, onDragStart, onDrop, children }: CategoryRowProps) {
  const t = useText('admin-products')
  return (
    <li className="border-b border-line">
      <div
        draggable
        onDragStart={onDragStart}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const { top, height } = event.currentTarget.getBoundingClientRect()
          onDrop(event.clientY - top > height * intoFrom)
        }}
        className={`flex min-h-11 items-center gap-3 ${indents[depth]}`}
      >
        <button
          type="button"
          id={`category-${category.id}`}
          aria-expanded={isOpen}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.altKey && event.key.startsWith('Arrow') && onKey(event.key)) event.preventDefault()
          }}
          className={`min-h-11 grow text-start hover:underline md:min-h-9 ${depth === 0 ? 'font-semibold' : 'font-medium'}`}
        >
          {category.name}
        </button>
        {category.rules && <TagList tags={[t('tree.byRules')]} />}
        {category.products > 0 && (
          <Link to={adminUrls.products({ categoryId: category.id })} className="text-quiet tabular-nums hover:underline">
            {t('tree.products', { count: category.products })}
          </Link>
        )}
      </div>
      {children}
    </li>
  )
}
