import { useText } from '#web/lib/text.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Column, List } from './list.ts'
import { SearchField } from './search-field.tsx'
import type { OpenList } from './use-list.ts'

interface ToolbarProps<Row> {
  list: List<Row>
  open: OpenList<Row>
  columns: { toggle: (column: Column<Row>) => void; isShown: (column: Column<Row>) => boolean }
}

/** The list's search and filters, the chips that remove filters, and the choice of columns. */
export function Toolbar<Row>({ list, open, columns }: ToolbarProps<Row>) {
  const t = useText('admin')
  const [, ...others] = list.columns
  const hasChips = list.filters.some(({ id }) => open.query[id] !== undefined)
  /** If the button begins a line, its icon, not its padding, is aligned with the title. */
  const pulled = hasChips ? '' : list.searchIn ? 'max-md:-ms-3.5' : '-ms-3.5'
  return (
    <div className="no-print flex flex-wrap items-center gap-2 px-4 py-3 md:px-8">
      {list.searchIn && (
        <SearchField placeholder={list.searchIn} value={textOf(open.query['q'])} onSearch={(q) => open.filter({ q: q || undefined })} />
      )}
      <FilterChips filters={list.filters} query={open.query} onChange={open.filter} />
      {list.filters.length > 0 && (
        <Popover
          title={t('list.filters')}
          align="start"
          content={<FilterForm filters={list.filters} query={open.query} onChange={open.filter} />}
        >
          {(trigger) => (
            <ActionButton {...trigger} look="bare" className={pulled}>
              <AdminIcon name="plus" />
              {t('list.filter')}
            </ActionButton>
          )}
        </Popover>
      )}
      <div className="ms-auto hidden md:block">
        <Menu
          label={t('list.columns')}
          groups={[
            {
              items: others.map((column) => ({
                label: column.name,
                chosen: columns.isShown(column),
                onChoose: () => columns.toggle(column),
              })),
            },
          ]}
        >
          {(trigger) => (
            <ActionButton {...trigger} look="bare" aria-label={t('list.columns')}>
              <AdminIcon name="columns" />
            </ActionButton>
          )}
        </Menu>
      </div>
    </div>
  )
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')
