import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useWeights } from '#web/admin/ui/weights.ts'
import type { Cell, DraftVariant } from '#web/admin/products/draft.ts'
import { stockChange } from '#web/admin/products/stock-lines.ts'
import type { Matrix } from '#web/admin/products/matrix.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { fillDown, pasteBlock, walk } from './matrix-keys.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { Swatch } from './swatch.tsx'

export interface MatrixProps {
  matrix: Matrix
  cell: Cell
  editor: ProductEditor
  readOnly: boolean
}

/** Rows by the first option, columns by the second. Arrow keys move, Ctrl D fills down, and a spreadsheet's block can be pasted. */
export function MatrixTable({ matrix, cell, editor, readOnly }: MatrixProps) {
  const t = useText('admin-products')
  const { name: unit } = useWeights()
  const number = useNumber()
  const sum = (variants: (DraftVariant | undefined)[]) => number(stockSum(variants, editor))
  const hasSums = cell === 'stock' && matrix.rows.length + matrix.columns.length > 2
  const place = { matrix, cell, change: editor.changeVariant }
  return (
    <div className="overflow-x-auto p-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its cells, heard in one place */}
      <table className="w-full" onKeyDown={(event) => walk(event) || fillDown(event, place)} onPaste={(event) => pasteBlock(event, place)}>
        <caption className="sr-only">{t('matrix.caption', { cell: t(`cell.${cell}`, { unit }) })}</caption>
        {(matrix.columnName !== null || hasSums) && (
          <thead>
            <tr className="border-b border-ink text-xs text-quiet">
              <th scope="col" className="h-9 text-start font-medium">
                {matrix.rowName}
              </th>
              {matrix.columns.map((column) => (
                <th key={column} scope="col" className="px-1 font-medium">
                  {column || t(`cell.${cell}`, { unit })}
                </th>
              ))}
              {hasSums && (
                <th scope="col" className="ps-2 text-end font-medium">
                  {t('matrix.all')}
                </th>
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {matrix.rows.map((row, at) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                <span className="flex items-center gap-2.5">
                  {row.swatch && <Swatch color={row.swatch} />}
                  {row.label || t('matrix.only')}
                </span>
              </th>
              {matrix.columns.map((column, across) => (
                <td
                  key={column}
                  className={`p-1 align-top ${matrix.columns.length === 1 ? '[&>span]:max-w-44' : ''}`}
                  data-row-at={at}
                  data-column-at={across}
                >
                  <MatrixCell
                    variant={row.variants[across]}
                    choice={matrix.columnName === null ? row.choice : { ...row.choice, [matrix.columnName]: column }}
                    cell={cell}
                    editor={editor}
                    readOnly={readOnly}
                  />
                </td>
              ))}
              {hasSums && <td className="ps-2 text-end font-medium tabular-nums">{sum(row.variants)}</td>}
            </tr>
          ))}
        </tbody>
        {hasSums && matrix.rows.length > 1 && (
          <tfoot>
            <tr className="text-quiet tabular-nums">
              <th scope="row" className="h-10 text-start font-medium">
                {t('matrix.all')}
              </th>
              {matrix.columns.map((column, across) => (
                <td key={column} className="text-center">
                  {sum(matrix.rows.map((row) => row.variants[across]))}
                </td>
              ))}
              <td className="ps-2 text-end font-semibold text-ink">{sum(matrix.rows.flatMap((row) => row.variants))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The total stock of these variants after the typed changes. */
function stockSum(variants: (DraftVariant | undefined)[], { base }: ProductEditor): number {
  return variants.reduce((sum, variant) => {
    if (!variant || !/^\s*[+-]?\d+\s*$/.test(variant.stock)) return sum
    const was = Number(base.variants.find(({ key }) => key === variant.key)?.stock ?? 0)
    return sum + was + stockChange(variant.stock, was)
  }, 0)
}
