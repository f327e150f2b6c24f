import type { Content, ContentLine, Fact } from './content.ts'
import { color, page, type Paper, style } from './sheet.ts'

const gap = 24
const lineHeight = 13.5

/** Draws the buyer, the seller, and the facts that identify the document. */
export function drawFacts(paper: Paper, { buyer, seller, facts }: Content): void {
  const width = (page.width - 2 * page.side - 2 * gap) / 3
  const places = [page.side, page.side + width + gap, page.side + 2 * (width + gap)] as [number, number, number]
  const top = paper.y
  const ends = [
    drawParty(paper, buyer, places[0], width),
    drawParty(paper, seller, places[1], width),
    drawTerms(paper, facts, places[2], width),
  ]
  paper.y = Math.max(top, ...ends) + 34
}

function drawParty({ doc, pen, root, y }: Paper, { label, value, lines }: Content['buyer'], x: number, width: number): number {
  const text = [
    ...pen.wrap(value, width, style.strong).map((line) => [line, style.strong] as const),
    ...lines.flatMap((line) => pen.wrap(line, width, style.text).map((one) => [one, style.text] as const)),
  ]
  root.add(
    doc.struct('P', () => {
      pen.write(label, x, y, style.label)
      text.forEach(([line, look], index) => pen.write(line, x, y + 17 + index * lineHeight, look))
    }),
  )
  return y + 17 + text.length * lineHeight
}

function drawTerms({ doc, pen, root, y }: Paper, facts: Fact[], x: number, width: number): number {
  const right = x + width
  let at = y
  for (const { label, value } of facts) {
    const isShort = pen.width(label, style.quiet) + pen.width(value, style.text) + 10 <= width
    const lines = isShort ? [value] : pen.wrap(value, width, style.text).slice(0, 6)
    root.add(
      doc.struct('P', () => {
        pen.write(label, x, at, style.quiet)
        lines.forEach((line, index) =>
          isShort ? pen.writeRight(line, right, at, style.text) : pen.write(line, x, at + (index + 1) * lineHeight, style.text),
        )
      }),
    )
    at += lineHeight * (isShort ? 1 : lines.length + 1) + 3
  }
  return at
}

/** The right edges of the numeric columns. */
const edges = { quantity: page.right - 176, price: page.right - 88, amount: page.right }
const nameWidth = edges.quantity - 44 - page.side

/** Draws the table of lines, repeating its header on each page. The last line moves to the next page if the totals don't fit below it. */
export function drawLines(paper: Paper, content: Content): void {
  const { columns, lines } = content
  const { doc, pen, root } = paper
  const table = doc.struct('Table')
  root.add(table)
  const head = () => {
    doc.rect(page.side, paper.y, page.width - 2 * page.side, 0.75).fill(color.ink)
    pen.write(columns.item, page.side, paper.y + 16, style.label)
    for (const name of ['quantity', 'price', 'amount'] as const) pen.writeRight(columns[name], edges[name], paper.y + 16, style.label)
  }
  const row = doc.struct('TR')
  table.add(row)
  row.add(doc.struct('TH', head))
  row.end()
  paper.y += 28
  for (const [index, line] of lines.entries()) {
    const names = pen.wrap(line.name, nameWidth, style.strong)
    const details = pen.wrap(line.details, nameWidth, style.quiet)
    const height = names.length * lineHeight + details.length * 12 + 17
    const below = index > 0 && index === lines.length - 1 ? totalsHeight(content) : 0
    if (paper.y + height + below > page.bottom) turnPage(paper, head)
    drawLine(paper, table, { line, names, details })
    paper.y += height
  }
  table.end()
}

function turnPage(paper: Paper, head: () => void): void {
  const { doc } = paper
  doc.addPage()
  paper.y = page.top
  doc.markContent('Artifact')
  head()
  doc.endMarkedContent()
  paper.y += 28
}

interface Drawn {
  line: ContentLine
  names: string[]
  details: string[]
}

function drawLine({ doc, pen, y }: Paper, table: PDFKit.PDFStructureElement, { line, names, details }: Drawn): void {
  doc.markContent('Artifact')
  doc.rect(page.side, y, page.width - 2 * page.side, 0.5).fill(color.line)
  doc.endMarkedContent()
  const base = y + 17
  const row = doc.struct('TR')
  table.add(row)
  row.add(
    doc.struct('TD', () => {
      names.forEach((one, index) => pen.write(one, page.side, base + index * lineHeight, style.strong))
      details.forEach((one, index) => pen.write(one, page.side, base + names.length * lineHeight + index * 12 - 1, style.quiet))
    }),
  )
  for (const name of ['quantity', 'price', 'amount'] as const)
    row.add(doc.struct('TD', () => pen.writeRight(line[name], edges[name], base, name === 'amount' ? style.strong : style.text)))
  row.end()
}

const totalsWidth = 232
const totalsHeight = ({ rows, contained, payments }: Content): number => 74 + (rows.length + contained.length + payments.length) * 17

/** Draws the totals and how they were paid. */
export function drawTotals(paper: Paper, content: Content): void {
  const { rows, total, contained, payments, note } = content
  const { doc, pen, root } = paper
  if (paper.y + totalsHeight(content) > page.bottom) turnPage(paper, () => (paper.y -= 28))
  const left = page.right - totalsWidth
  doc.markContent('Artifact')
  doc.rect(page.side, paper.y, page.width - 2 * page.side, 0.75).fill(color.ink)
  doc.endMarkedContent()
  let y = paper.y + 22
  const write = ({ label, value }: Fact, look: typeof style.text | typeof style.total | typeof style.quiet) => {
    root.add(
      doc.struct('P', () => {
        pen.write(label, left, y, look === style.total ? style.strong : look)
        pen.writeRight(value, page.right, y, look)
      }),
    )
    y += 17
  }
  if (note) root.add(doc.struct('P', () => pen.write(note, page.side, y, style.quiet)))
  for (const fact of rows) write(fact, style.text)
  y += rows.length > 0 ? 9 : 2
  write(total, style.total)
  y += 3
  for (const fact of [...contained, ...payments]) write(fact, style.quiet)
  paper.y = y
}
