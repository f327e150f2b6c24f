import Pdf from 'pdfkit'
import { chapters, days, weeks, weightOf } from './strength-plan.ts'

const ink = '#101214'
const quiet = '#5a6068'
const ember = '#c8340a'
const line = '#d9d6d0'
const margin = 56
const width = 595.28 - 2 * margin
const maxes = [40, 60, 80, 100, 120, 140]

type Doc = PDFKit.PDFDocument

/** The PDF of the 12-week strength plan: how it works, the twelve weeks, the three days, and working weights to look up. */
export async function drawPlan(): Promise<Uint8Array> {
  const doc = new Pdf({
    size: 'A4',
    margin,
    // A fixed date, so that the file is the same whenever the demo is filled.
    info: { Title: '12-Week Strength Plan', Author: 'Gymfolk', CreationDate: new Date('2026-01-01T00:00:00Z') },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()))
  cover(doc)
  doc.addPage()
  for (const { title, text } of chapters.slice(0, 3)) chapter(doc, title, text)
  doc.addPage()
  heading(doc, 'The twelve weeks')
  paragraph(doc, 'Both main lifts of a day follow this table. Percentages are of your training max.')
  table(
    doc,
    ['Week', 'Block', 'Sets × reps', 'Weight', ''],
    weeks.map(({ week, block, sets, reps, percent, note = '' }) => [String(week), block, `${sets} × ${reps}`, `${percent}%`, note]),
    [50, 100, 100, 80, width - 330],
  )
  heading(doc, 'The three days')
  for (const { name, main, rest } of days) {
    doc.font('Helvetica-Bold').fontSize(11).fillColor(ember).text(name)
    doc.font('Helvetica').fontSize(10.5).fillColor(ink)
    doc.text(`Main lifts: ${main.join(', ')}`).text(`Then: ${rest.join(', ')}`)
    doc.moveDown(0.6)
  }
  doc.addPage()
  heading(doc, 'Working weights in kilograms')
  paragraph(doc, 'Look up your week and your training max. Rounded down to steps of 2.5 kg.')
  table(
    doc,
    ['Week', ...maxes.map((max) => `${max} kg`)],
    weeks.map(({ week, percent }) => [String(week), ...maxes.map((max) => String(weightOf(max, percent)))]),
    [50, ...maxes.map(() => (width - 50) / maxes.length)],
  )
  for (const { title, text } of chapters.slice(3)) chapter(doc, title, text)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function cover(doc: Doc): void {
  doc.rect(0, 0, 595.28, 841.89).fill(ember)
  doc.fillColor('#ffffff').font('Helvetica-Bold').fontSize(54).text('12-WEEK\nSTRENGTH\nPLAN', margin, 120, { lineGap: 2 })
  doc.font('Helvetica').fontSize(14).text('Three days a week. Four lifts. One table.', margin, 320)
  const step = width / weeks.length
  weeks.forEach(({ percent }, index) => {
    const height = (percent - 40) * 5
    doc.rect(margin + index * step, 720 - height, step - 8, height).fill(index % 4 === 3 ? '#ff8a5c' : '#ddf247')
  })
  doc.fillColor('#ffffff').fontSize(11).text('Gymfolk', margin, 750)
}

function heading(doc: Doc, title: string): void {
  doc.moveDown(0.8).font('Helvetica-Bold').fontSize(18).fillColor(ink).text(title, margin).moveDown(0.4)
}

function paragraph(doc: Doc, text: string): void {
  doc.font('Helvetica').fontSize(10.5).fillColor(ink).text(text, margin, doc.y, { width, lineGap: 3 }).moveDown(0.6)
}

function chapter(doc: Doc, title: string, text: readonly string[]): void {
  heading(doc, title)
  for (const one of text) paragraph(doc, one)
}

function table(doc: Doc, head: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void {
  const row = (cells: readonly string[], isHead: boolean) => {
    const y = doc.y
    doc
      .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor(isHead ? quiet : ink)
    cells.forEach((cell, index) => {
      const x = margin + widths.slice(0, index).reduce((sum, one) => sum + one, 0)
      doc.text(cell, x, y + 5, { width: widths[index]! - 6, lineBreak: false })
    })
    doc
      .moveTo(margin, y + 21)
      .lineTo(margin + width, y + 21)
      .lineWidth(0.5)
      .stroke(line)
    doc.x = margin
    doc.y = y + 22
  }
  row(head, true)
  for (const cells of rows) row(cells, false)
  doc.y += 14
}
