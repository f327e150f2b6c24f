import { useRef, useState } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { Link } from '#web/ui/link.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import type { List, Query } from './list.ts'
import { useOwnViews } from './own-views.ts'
import { filtersOf, viewOf, writeQuery } from './query.ts'

/** Includes the texts of the question before unsaved input is lost, which list screens don't load. */
const SaveView = pressedPart(async () => (await withText(['ui'], import('./save-view.tsx'))).SaveView)

interface ViewTabsProps<Row> {
  list: List<Row>
  query: Query
  onOpen: (query: Query) => void
}

const tab =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 whitespace-nowrap hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink text-quiet'

/** The list's views and the person's own, each as a link. */
export function ViewTabs<Row>({ list, query, onOpen }: ViewTabsProps<Row>) {
  const t = useText('admin')
  const { pathname } = useLocation()
  const own = useOwnViews(list.id)
  const [saving, setSaving] = useState(false)
  const all = [...list.views, ...own.views]
  const here = viewOf(query, all)
  const row = useRef<HTMLDivElement>(null)
  useScrollToCurrent(row, here?.name)
  // With a single view, tabs are shown only once there is a view to return to or to save.
  if (all.length <= 1 && (list.filters.length === 0 || Object.keys(filtersOf(query)).length === 0)) return null
  const isOwn = here !== undefined && own.views.includes(here)
  return (
    <div className="no-print border-b border-line">
      <div ref={row} className="fading-row -ms-2.5 items-center md:ms-0 md:px-5.5">
        <nav aria-label={t('list.views')} className="flex">
          {all.map((view) => (
            <Link key={view.name} to={pathname + writeQuery(view.query)} aria-current={view === here ? 'page' : undefined} className={tab}>
              {view.name}
            </Link>
          ))}
        </nav>
        {!here && (
          <button type="button" onClick={() => setSaving(true)} className={tab}>
            <AdminIcon name="plus" className="size-3.5" />
            {t('list.saveView')}
          </button>
        )}
        {isOwn && (
          <button
            type="button"
            className={tab}
            onClick={() => {
              own.remove(here.name)
              onOpen(query)
            }}
          >
            {t('list.removeView')}
          </button>
        )}
      </div>
      {saving && (
        <SaveView
          onClose={() => setSaving(false)}
          onSave={(name) => {
            own.save({ name, query: filtersOf(query) })
            setSaving(false)
          }}
        />
      )}
    </div>
  )
}
