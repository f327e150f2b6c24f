import { useText } from '#web/lib/text.ts'
import { useWeights } from '#web/admin/ui/weights.ts'
import { MatrixCell } from './matrix-cell.tsx'
import type { MatrixProps } from './matrix-table.tsx'
import { Swatch } from './swatch.tsx'

/** The matrix on phones: a list for each of its rows. */
export function MatrixPhone({ matrix, cell, editor, readOnly }: MatrixProps) {
  const t = useText('admin-products')
  const { name: unit } = useWeights()
  return (
    <div className="grid gap-5">
      {matrix.rows.map((row) => (
        <div key={row.label}>
          {row.label && (
            <h3 className="flex items-center gap-2 border-b border-ink pb-1 font-medium">
              {row.swatch && <Swatch color={row.swatch} />}
              {row.label}
            </h3>
          )}
          <ul>
            {matrix.columns.map((column, across) => (
              <li key={column} className="flex items-center justify-between gap-4 border-b border-line py-1.5">
                <span>{column || t(`cell.${cell}`, { unit })}</span>
                <div className={cell === 'sku' || cell === 'barcode' || cell === 'content' ? 'w-44' : 'w-24'}>
                  <MatrixCell
                    variant={row.variants[across]}
                    choice={matrix.columnName === null ? row.choice : { ...row.choice, [matrix.columnName]: column }}
                    cell={cell}
                    editor={editor}
                    readOnly={readOnly}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
