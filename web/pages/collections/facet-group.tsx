import { type ReactNode, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'

/** A group of filters that folds away; open at first where something in it is applied, then as the person leaves it. */
export function FacetGroup({
  name,
  open = false,
  applied = 0,
  children,
}: {
  name: string
  open?: boolean
  applied?: number
  children: ReactNode
}) {
  const [atFirst] = useState(open || applied > 0)
  return (
    <details open={atFirst} className="facet">
      <summary>
        <span>
          {name}
          {applied > 0 && <span className="ml-2 text-ember">{applied}</span>}
        </span>
      </summary>
      <fieldset className="choices">
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

interface ChoiceRow {
  value: string
  label: string
  count?: number
  chosen: boolean
}
interface ChoicesProps {
  type?: 'checkbox' | 'radio'
  name: string
  rows: ChoiceRow[]
}

/**
 * The rows of a group. What would show nothing can't be chosen, but stays to be seen. A list has a hundred and more of
 * them, so they are no components of their own: that halves what the panel costs on the server.
 */
export function Choices({ type = 'checkbox', name, rows }: ChoicesProps) {
  const number = useNumber()
  return rows.map(({ value, label, count, chosen }) => (
    <label key={value}>
      <input type={type} name={name} value={value} defaultChecked={chosen} disabled={count === 0 && !chosen} />
      {label}
      {count !== undefined && <span>{number(count)}</span>}
    </label>
  ))
}
