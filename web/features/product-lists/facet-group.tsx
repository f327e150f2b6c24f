import { type ReactNode, useState } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { type Row, type RowComponent, Rows, type RowsProps } from '#web/lib/rows.tsx'

interface FacetGroupProps {
  name: string
  open?: boolean | undefined
  /** The formatted number of applied filters in the group; empty for none. */
  applied?: string | undefined
  children: ReactNode
}

/** A collapsible group of filters, initially open if `open`; after that it stays as the person leaves it. */
export function FacetGroup({ name, open = false, applied = '', children }: FacetGroupProps) {
  const [atFirst] = useState(open || applied !== '')
  return (
    <details open={atFirst} className="facet">
      <summary>
        <span>
          {name}
          {applied && <span className="ms-2 text-ember">{applied}</span>}
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

/** The rows of a group. */
export function Choices(props: ChoicesProps) {
  return <Rows {...rowsOf(props, useNumber())} />
}

/** A value without results is disabled, but stays visible. */
function rowsOf({ type = 'checkbox', name, choices }: ChoicesProps, number: (count: number) => string): RowsProps {
  const rows = choices.map(({ value, label, count, chosen }) => ({
    texts: [value, name, label, count === undefined ? '' : number(count)],
    flags: [type === 'radio', chosen, count === 0 && !chosen],
  }))
  return { rows, component: choice }
}

const choice: RowComponent = ([value, name, label, count], [isRadio, isChosen, isDisabled]) => (
  <label>
    <input type={isRadio ? 'radio' : 'checkbox'} name={name} value={value} defaultChecked={isChosen} disabled={isDisabled} />
    {label}
    {count && <span>{count}</span>}
  </label>
)

export interface Group extends ChoicesProps {
  key: string
  title: string
  open?: boolean
  /** The number of applied filters in the group. */
  applied: number
}

/** Several groups with their choices. */
export function FacetGroups({ groups }: { groups: Group[] }) {
  const number = useNumber()
  const rows = groups.map(({ key, title, open = false, applied, ...choices }): Row => ({
    texts: [key, title, applied > 0 ? String(applied) : ''],
    flags: [open],
    inner: rowsOf(choices, number),
  }))
  return <Rows rows={rows} component={group} />
}

const group: RowComponent = ([_, title = '', applied], [isOpen], inner) => (
  <FacetGroup name={title} open={isOpen} applied={applied}>
    {inner}
  </FacetGroup>
)
