import Pdf from 'pdfkit'
import { translator } from '#server/text/text.ts'
import { contentOf } from './content.ts'
import { drawFacts, drawLines, drawTotals } from './parts.ts'
import { Pen } from './pen.ts'
import type { DocumentRow } from './queries.ts'
import { color, page, type Paper, style } from './sheet.ts'

/**
 * Draws an invoice or a credit note as an A4 PDF: tagged, with its language and title, and with embedded fonts. `logo` is a PNG to show
 * instead of the seller's name.
 */
export async function drawDocument(row: DocumentRow, logo?: Uint8Array): Promise<Uint8Array> {
  const t = translator(row.locale)
  const content = contentOf(row, t)
  const title = t('invoice.title', { kind: content.kind, number: row.number })
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: row.locale,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: row.seller.name, Subject: row.order_number, CreationDate: row.issued_at, ModDate: row.issued_at },
  })
  const paper: Paper = { doc, pen: new Pen(doc), root: doc.struct('Document'), y: 0 }
  doc.addStructure(paper.root)
  doc.addPage()
  drawHead(paper, row, { ...content, logo })
  drawFacts(paper, content)
  drawLines(paper, content)
  drawTotals(paper, content)
  paper.root.end()
  drawFeet(paper, row)
  return collect(doc)
}

/** Draws the seller's logo or name, the kind of document, and its number. */
function drawHead(paper: Paper, row: DocumentRow, { kind, logo }: { kind: string; logo: Uint8Array | undefined }): void {
  const { doc, pen, root } = paper
  doc.markContent('Artifact')
  doc.rect(0, 0, page.width, 6).fill(color.ember)
  doc.endMarkedContent()
  const y = page.top + 18
  const below = logo ? drawLogo(paper, logo, row.seller.name) : drawName(paper, row.seller.name, y)
  root.add(
    doc.struct('H1', () => {
      pen.writeRight(kind, page.right, y - 6, style.kind)
      pen.writeRight(row.number, page.right, y + 16, style.number)
    }),
  )
  paper.y = y + below + 44
}

/** Draws the seller's name. Like `drawLogo`, returns how much more room than one line it takes. */
function drawName({ doc, pen, root }: Paper, name: string, y: number): number {
  const lines = pen.wrap(name, (page.width - 2 * page.side) * 0.55, style.name)
  root.add(doc.struct('P', () => lines.forEach((line, index) => pen.write(line, page.side, y + index * 26, style.name))))
  return 26 * Math.max(1, lines.length - 1)
}

/** Draws the logo, centered on the line of the name. Screen readers read the name instead. */
function drawLogo({ doc, root }: Paper, logo: Uint8Array, name: string): number {
  const draw = () => doc.image(Buffer.from(logo), page.side, page.top - 10, { fit: [160, 40], valign: 'center' })
  root.add(doc.struct('Figure', { alt: name }, draw))
  return 26
}

/** Draws the footer of every page: the seller, the document, and the page number. */
function drawFeet({ doc, pen }: Paper, { seller, locale, number }: DocumentRow): void {
  const t = translator(locale)
  const { start, count } = doc.bufferedPageRange()
  const about = [seller.name, ...seller.address, seller.taxId && t('invoice.taxId', { id: seller.taxId }), seller.email].filter(Boolean)
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.rect(page.side, page.foot - 16, page.width - 2 * page.side, 0.5).fill(color.line)
    const lines = pen.wrap(about.join(' · '), page.width - 2 * page.side - 110, style.small).slice(0, 3)
    lines.forEach((line, at) => pen.write(line, page.side, page.foot + at * 11, style.small))
    pen.writeRight(`${number} · ${t('invoice.page', { page: index - start + 1, pages: count })}`, page.right, page.foot, style.small)
    doc.endMarkedContent()
  }
}

function collect(doc: typeof Pdf.prototype): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', () => resolve(Buffer.concat(chunks)))
  doc.on('error', reject)
  doc.end()
  return promise
}
