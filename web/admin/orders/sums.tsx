interface SumsProps {
  rows: readonly (readonly [label: string, value: string])[]
  total: readonly [label: string, value: string]
  /** Rows after the total. */
  after?: readonly (readonly [label: string, value: string])[]
}

/** The sums of an order. */
export const Sums = ({ rows, total, after }: SumsProps) => (
  <dl className="grid gap-2">
    {rows.map((row) => (
      <SumRow key={row[0]} row={row} />
    ))}
    <div className="flex justify-between border-y border-ink py-2 text-base font-semibold">
      <dt>{total[0]}</dt>
      <dd>{total[1]}</dd>
    </div>
    {after?.map((row) => (
      <SumRow key={row[0]} row={row} />
    ))}
  </dl>
)

const SumRow = ({ row: [label, value] }: { row: readonly [string, string] }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{label}</dt>
    <dd>{value}</dd>
  </div>
)
