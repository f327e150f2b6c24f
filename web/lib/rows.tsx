import { Fragment, type ReactNode } from 'react'

/** One of many similar rows: its texts (the first is the key), and the flags that determine its elements. */
export interface Row {
  texts: string[]
  flags: boolean[]
  /** Nested rows, rendered as by `Rows`. */
  inner?: RowsProps
}
/**
 * Renders a row. Define it once, outside components, as a function of texts, flags and inner rows only. Each text must be a whole text
 * node or attribute.
 */
export type RowComponent = (texts: readonly string[], flags: readonly boolean[], inner: ReactNode) => ReactNode
export interface RowsProps {
  rows: Row[]
  component: RowComponent
}

let toHtml: ((component: RowComponent, rows: Row[]) => string) | undefined

/** Called once by the server: see row-templates.ts. */
export function enableRowTemplates(rowsToHtml: typeof toHtml): void {
  toHtml = rowsToHtml
}

/**
 * Many similar rows, such as the choices of a filter. They differ on every page, so they can't be cached, but the server fills in a
 * template that React has rendered for each kind of row, at a tenth of the cost of rendering.
 */
export function Rows({ rows, component }: RowsProps) {
  if (toHtml) return <div dangerouslySetInnerHTML={{ __html: toHtml(component, rows) }} />
  return (
    <div>
      {rows.map(({ texts, flags, inner }) => (
        <Fragment key={texts[0]}>{component(texts, flags, inner && <Rows {...inner} />)}</Fragment>
      ))}
    </div>
  )
}
