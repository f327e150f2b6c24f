import { Fragment, type ReactNode } from 'react'

/** One of many things that look alike: its texts (the first is its key), and what decides which elements it consists of. */
export interface Row {
  texts: string[]
  flags: boolean[]
}
/** Draws a row. Defined once, outside of any component, and of nothing but its texts and flags; none of it inside an attribute's or element's longer text. */
export type RowComponent = (texts: readonly string[], flags: readonly boolean[]) => ReactNode

let toHtml: ((component: RowComponent, rows: Row[]) => string) | undefined

/** Set once by the server: see row-templates.ts. */
export function enableRowTemplates(rowsToHtml: typeof toHtml): void {
  toHtml = rowsToHtml
}

/**
 * Many rows that look alike, such as the choices of a filter. They're different on every page, so they can't be cached; but the server
 * fills in a template that React has made of each kind of row, for a tenth of what rendering costs.
 */
export function Rows({ rows, component }: { rows: Row[]; component: RowComponent }) {
  if (toHtml) return <div dangerouslySetInnerHTML={{ __html: toHtml(component, rows) }} />
  return (
    <div>
      {rows.map(({ texts, flags }) => (
        <Fragment key={texts[0]}>{component(texts, flags)}</Fragment>
      ))}
    </div>
  )
}
