import { Fragment, type ReactNode } from 'react'

/** One of many things that look alike: its texts (the first is its key), and what decides which elements it consists of. */
export interface Row {
  texts: string[]
  flags: boolean[]
  /** Rows inside of it, as `Rows` draws them. */
  inner?: RowsProps
}
/** Draws a row. Defined once, outside of any component, and of nothing but its texts, flags and inner rows; no text inside an attribute's or element's longer text. */
export type RowComponent = (texts: readonly string[], flags: readonly boolean[], inner: ReactNode) => ReactNode
export interface RowsProps {
  rows: Row[]
  component: RowComponent
}

let toHtml: ((component: RowComponent, rows: Row[]) => string) | undefined

/** Set once by the server: see row-templates.ts. */
export function enableRowTemplates(rowsToHtml: typeof toHtml): void {
  toHtml = rowsToHtml
}

/**
 * Many rows that look alike, such as the choices of a filter. They're different on every page, so they can't be cached; but the server
 * fills in a template that React has made of each kind of row, for a tenth of what rendering costs.
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
