import { TextButton } from '#web/ui/text-button.tsx'

interface ReportColumn {
  name: string
  /** Hidden on phones; the file has it. */
  isExtra?: boolean
  isQuiet?: boolean
}
interface ReportLine {
  key: string
  name: string
  cells: readonly string[]
  /** Shows the orders behind a line. */
  onOpen?: (() => void) | undefined
}
interface ReportTableProps {
  caption: string
  head: string
  columns: readonly ReportColumn[]
  lines: readonly ReportLine[]
}

/** A table of figures; each line links to its orders. */
export function ReportTable({ caption, head, columns, lines }: ReportTableProps) {
  const look = ({ isExtra, isQuiet }: ReportColumn) =>
    `end whitespace-nowrap ${isExtra ? 'hidden md:table-cell' : ''} ${isQuiet ? 'text-quiet' : ''}`
  return (
    <table className="rows flush">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-quiet">
          <th scope="col" className="text-start font-normal">
            {head}
          </th>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={`${look(column)} font-normal`}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, cells, onOpen }) => (
          <tr key={key}>
            <th scope="row" className="w-full max-w-0">
              {onOpen ? (
                <TextButton data-row className="block w-full truncate" onClick={onOpen}>
                  {name}
                </TextButton>
              ) : (
                <span className="block truncate">{name}</span>
              )}
            </th>
            {columns.map((column, at) => (
              <td key={column.name} className={`${look(column)} tabular-nums`}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
