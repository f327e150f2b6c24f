import { siteLimits } from '#contract/site/limits.ts'
import { sizeColumns } from '#contract/site/names.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { type ColumnKind, type Table, withColumnKind, withNewColumn, withoutColumn } from './cells.ts'

interface GridHeadProps {
  table: Table
  onChange: (table: Partial<Table>) => void
}

/** The column headings, with buttons to remove or add a column. */
export function GridHead({ table, onChange }: GridHeadProps) {
  const t = useText('admin-site')
  const { columns } = table
  return (
    <thead>
      <tr>
        {columns.map(({ column }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
          <th key={at} scope="col" className="border border-line p-1 align-top">
            <span className="flex items-center">
              <KindSelect number={at + 1} kind={column} onChange={(kind) => onChange({ columns: withColumnKind(table, at, kind) })} />
              {columns.length > 1 && (
                <ActionButton
                  look="bare"
                  aria-label={t('size.removeColumn', { number: at + 1 })}
                  onClick={() => onChange(withoutColumn(table, at))}
                >
                  <AdminIcon name="close" />
                </ActionButton>
              )}
            </span>
          </th>
        ))}
        <td className="p-1">
          <ActionButton
            look="bare"
            aria-label={t('size.addColumn')}
            disabled={columns.length >= siteLimits.sizeColumns}
            onClick={() => onChange(withNewColumn(table))}
          >
            <AdminIcon name="plus" />
          </ActionButton>
        </td>
      </tr>
    </thead>
  )
}

function KindSelect({ number, kind, onChange }: { number: number; kind: ColumnKind; onChange: (kind: ColumnKind) => void }) {
  const t = useText('admin-site')
  return (
    <select
      aria-label={t('size.column', { number })}
      value={kind}
      onChange={({ currentTarget }) => onChange(currentTarget.value as ColumnKind)}
      className="min-h-11 bg-transparent font-medium md:min-h-9"
    >
      {sizeColumns.map((one) => (
        <option key={one} value={one}>
          {t(`size.columns.${one}`)}
        </option>
      ))}
    </select>
  )
}
