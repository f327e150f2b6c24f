import type PDFDocument from 'pdfkit'
import { fontFile, reorders, runsOf, type Weight } from './fonts.ts'

export interface Style {
  /** In points. */
  size: number
  color: string
  weight?: Weight
}

/** Writes text of several scripts into a PDF. Measures in points; `y` is the baseline. */
export class Pen {
  readonly #doc: typeof PDFDocument.prototype
  readonly #known = new Set<string>()

  constructor(doc: typeof PDFDocument.prototype) {
    this.#doc = doc
  }

  width(text: string, style: Style): number {
    return runsOf(text, style.weight ?? 'regular').reduce((sum, run) => sum + this.#use(run.font, style).widthOfString(run.text), 0)
  }

  write(text: string, x: number, y: number, style: Style): void {
    let at = x
    for (const run of runsOf(text, style.weight ?? 'regular')) {
      const doc = this.#use(run.font, style).fillColor(style.color)
      // Text copied from the PDF should be the original, not the order of the glyphs.
      if (reorders(run)) doc.markContent('Span', { actual: run.text })
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
      if (reorders(run)) doc.endMarkedContent()
      at += doc.widthOfString(run.text)
    }
  }

  writeRight(text: string, right: number, y: number, style: Style): void {
    this.write(text, right - this.width(text, style), y, style)
  }

  /** Wraps text into lines of at most this width, broken between words, or within a word that is longer. */
  wrap(text: string, width: number, style: Style): string[] {
    const space = this.width(' ', style)
    const lines: string[] = []
    let room = -1
    for (const word of text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => this.#pieces(one, width, style))) {
      const needed = this.width(word, style)
      const fits = needed + space <= room
      if (fits) lines[lines.length - 1] += ` ${word}`
      else lines.push(word)
      room = (fits ? room - space : width) - needed
    }
    return lines
  }

  #pieces(word: string, width: number, style: Style): string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces = ['']
    for (const { segment } of letters.segment(word)) {
      const longer = pieces.at(-1)! + segment
      if (this.width(longer, style) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(segment)
    }
    return pieces.filter(Boolean)
  }

  #use(font: string, { size }: Style): typeof PDFDocument.prototype {
    if (!this.#known.has(font)) this.#doc.registerFont(font, fontFile(font))
    this.#known.add(font)
    return this.#doc.font(font).fontSize(size)
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
