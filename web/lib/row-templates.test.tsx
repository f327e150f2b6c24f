import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createRowTemplates } from './row-templates.ts'
import { enableRowTemplates, type Row, type RowComponent, Rows } from './rows.tsx'

const component = vi.fn<RowComponent>(([href, name, count], [isChosen, isCounted]) => (
  <a href={href} className={isChosen ? 'chosen' : undefined}>
    {name}
    {isCounted && <span>{count}</span>}
    <input name={name} defaultChecked={isChosen} disabled={!isCounted} />
  </a>
))
/** `fc.webPath()` isn't used, because creating it takes half a second: it tests each of a million possible characters. */
const path = fc.string({ unit: 'grapheme' }).map((text) => `/${encodeURI(text)}`)
const row = fc.record({
  texts: fc.tuple(path, fc.string({ unit: 'grapheme' }), fc.oneof(fc.constant('& <"\'>'), fc.string())),
  flags: fc.tuple(fc.boolean(), fc.boolean()),
})
const rendered = (rows: Row[]) => renderToString(<Rows rows={rows} component={component} />)

test('rows from templates equal the HTML of React, whatever their content', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      enableRowTemplates(undefined)
      const byReact = rendered(rows)
      enableRowTemplates(createRowTemplates(renderToString))
      expect(rendered(rows)).toBe(byReact)
    }),
  )
})

test('nested rows do, too', () => {
  const group: RowComponent = ([key, name], [isOpen], inner) => (
    <details open={isOpen} title={key}>
      <summary>{name}</summary>
      {inner}
    </details>
  )
  const nested = fc.record({
    texts: fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })),
    flags: fc.tuple(fc.boolean()),
    inner: fc.option(fc.record({ rows: fc.array(row, { maxLength: 3 }), component: fc.constant(component) }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(nested), (rows) => {
      const groups = <Rows rows={rows.map(({ inner, ...rest }) => (inner ? { ...rest, inner } : rest))} component={group} />
      enableRowTemplates(undefined)
      const byReact = renderToString(groups)
      enableRowTemplates(createRowTemplates(renderToString))
      expect(renderToString(groups)).toBe(byReact)
    }),
  )
})

test('React renders each kind of row once', () => {
  enableRowTemplates(createRowTemplates(renderToString))
  component.mockClear()
  const rows = Array.from({ length: 50 }, (_, n) => ({ texts: [`/${n}`, `Name ${n}`, String(n)], flags: [n === 7, true] }))
  rendered(rows)
  expect(component).toHaveBeenCalledTimes(2)
})
