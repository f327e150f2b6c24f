import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { walkCells } from '#web/admin/table/walk-cells.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import type { GridRow } from './grid-rows.ts'

interface GridTableProps {
  rows: GridRow[]
  saved: GridRow[]
  /** The reason for each refused row, by product id. */
  report: Record<string, string>
  onChange: (at: number, part: Partial<GridRow>) => void
}
const texts = ['price', 'was', 'keywords'] as const
const widths = { price: 'min-w-20 text-end', was: 'min-w-20 text-end', keywords: 'min-w-56' }

/** One row for each product. The up and down arrows move within a column. */
export function GridTable({ rows, saved, report, onChange }: GridTableProps) {
  const t = useText('admin-products')
  return (
    <div className="overflow-x-auto px-4 md:px-8">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its cells, heard in one place */}
      <table className="rows" onKeyDown={walkCells}>
        <caption className="sr-only">{t('grid.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('field.isPublished')}</th>
            <th scope="col">{t('field.isFeatured')}</th>
            {texts.map((name) => (
              <th key={name} scope="col" className={name === 'keywords' ? '' : 'end'}>
                {t(`grid.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row">
                <span className="flex max-w-60 items-center gap-3">
                  <SmallPicture url={row.photo} />
                  <Link to={adminUrls.product(row.id)} className="truncate hover:underline">
                    {row.name}
                  </Link>
                </span>
                {report[row.id] && <span className="block pb-1 text-xs font-normal text-bad">{report[row.id]}</span>}
              </th>
              {(['isPublished', 'isFeatured'] as const).map((name) => (
                <td key={name}>
                  <label className="inline-grid size-9 place-items-center max-md:size-11">
                    <input
                      type="checkbox"
                      className="size-4.5"
                      aria-label={`${t(`field.${name}`)}, ${row.name}`}
                      checked={row[name]}
                      onChange={(event) => onChange(at, { [name]: event.currentTarget.checked })}
                    />
                  </label>
                </td>
              ))}
              {texts.map((name) => (
                <td key={name} className={name === 'keywords' ? '' : 'end'}>
                  <input
                    aria-label={`${t(`grid.${name}`)}, ${row.name}`}
                    value={row[name]}
                    placeholder={name === 'price' ? t('grid.differ') : undefined}
                    data-at={at}
                    data-name={name}
                    spellCheck={false}
                    onChange={(event) => onChange(at, { [name]: event.currentTarget.value })}
                    className={`min-h-9 w-full rounded-input border bg-surface px-2 tabular-nums max-md:min-h-11 ${widths[name]} ${row[name] === saved[at]?.[name] ? 'border-line' : 'border-ember'}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
