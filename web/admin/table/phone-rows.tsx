import { Link } from '#web/ui/link.tsx'
import type { RowsProps } from './rows.tsx'

/** Rows on phones: three lines each, with a checkbox if there are bulk actions. */
export function PhoneRows<Row>({ list, rows, selection }: RowsProps<Row>) {
  const hasBulk = (list.bulk?.length ?? 0) > 0
  return (
    <ul>
      {rows.map((row) => {
        const { title, aside, second, secondAside, third } = list.phone(row)
        const isChosen = selection.chosen.has(list.rowKey(row))
        const lines = (
          <>
            <span className="flex justify-between gap-4 text-base font-semibold">
              <span className="line-clamp-2">{title}</span>
              <span className="shrink-0">{aside}</span>
            </span>
            {(second || secondAside) && (
              <span className="flex justify-between gap-4 text-quiet">
                <span className="truncate">{second}</span>
                <span className="shrink-0">{secondAside}</span>
              </span>
            )}
            {third && <span className="flex flex-wrap items-center gap-x-3 gap-y-1">{third}</span>}
          </>
        )
        const look = 'grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1 py-3'
        return (
          <li key={list.rowKey(row)} className={`flex border-b border-line px-4 ${isChosen ? 'bg-studio' : ''}`}>
            {hasBulk && (
              <label className="-ms-3 grid min-w-11 place-items-center">
                <input
                  type="checkbox"
                  className="size-5"
                  aria-label={list.rowLabel(row)}
                  checked={isChosen}
                  onChange={() => selection.toggle(row)}
                />
              </label>
            )}
            {list.rowUrl ? (
              <Link to={list.rowUrl(row)} data-row="" className={look}>
                {lines}
              </Link>
            ) : (
              <div data-row="" tabIndex={-1} className={look}>
                {lines}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
