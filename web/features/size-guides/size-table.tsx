import type { SizeGuide } from '#contract/site/public.ts'
import { useText } from '#web/lib/text.ts'

export type Unit = 'cm' | 'in'
/** The columns whose values are in centimeters. */
const measured = new Set(['chest', 'waist', 'hips', 'inseam', 'foot', 'height'])

/** Converts a cell in centimeters ("88-94") to a unit; inches are rounded to the half. */
const convertCell = (cell: string, unit: Unit): string =>
  unit === 'cm'
    ? cell
    : cell.replaceAll(/\d+(?:[.,]\d+)?/g, (number) => String(Math.round((Number(number.replace(',', '.')) / 2.54) * 2) / 2))

/** The table of a size guide; the first column has the row headers. */
export function GuideTable({ guide: { columns, rows }, unit }: { guide: SizeGuide; unit: Unit }) {
  const t = useText('sizes')
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ column, label }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <th key={at} scope="col" className="py-2 pe-4 text-start font-medium whitespace-nowrap">
                {label || (column === 'other' ? '' : t(`column.${column}`))}
                {measured.has(column) && <span className="font-normal text-quiet"> {t(`unit.${unit}`)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor have rows
            <tr key={at} className="border-b border-line last:border-0">
              {row.map((cell, index) => {
                const shown = measured.has(columns[index]?.column ?? '') ? convertCell(cell, unit) : cell
                return index === 0 ? (
                  // oxlint-disable-next-line react/no-array-index-key -- nor have cells
                  <th key={index} scope="row" className="py-2.5 pe-4 text-start font-medium whitespace-nowrap">
                    {shown}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- nor have cells
                  <td key={index} className="py-2.5 pe-4 whitespace-nowrap">
                    {shown}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
