import { type ReactNode, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { type RowComponent, Rows } from '#web/lib/rows.tsx'

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

interface Choice {
  value: string
  label: string
  count?: number
  chosen: boolean
}
interface ChoicesProps {
  type?: 'checkbox' | 'radio'
  name: string
  choices: Choice[]
}

/** The rows of a group. What would show nothing can't be chosen, but stays to be seen. */
export function Choices({ type = 'checkbox', name, choices }: ChoicesProps) {
  const number = useNumber()
  const rows = choices.map(({ value, label, count, chosen }) => ({
    texts: [value, name, label, count === undefined ? '' : number(count)],
    flags: [type === 'radio', chosen, count === 0 && !chosen],
  }))
  return <Rows rows={rows} component={choice} />
}

const choice: RowComponent = ([value, name, label, count], [isRadio, isChosen, isDisabled]) => (
  <label>
    <input type={isRadio ? 'radio' : 'checkbox'} name={name} value={value} defaultChecked={isChosen} disabled={isDisabled} />
    {label}
    {count && <span>{count}</span>}
  </label>
)
