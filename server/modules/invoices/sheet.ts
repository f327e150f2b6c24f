import type PDFDocument from 'pdfkit'
import type { Pen, Style } from './pen.ts'

/** A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 56, right: 595.28 - 56, foot: 841.89 - 52, bottom: 841.89 - 92 }

/** The light colors of the shop. */
export const color = { ink: '#15171a', quiet: '#5c5954', line: '#dfdbd2', ground: '#f6f4ef', ember: '#c8340a', volt: '#ddf247' }

const { ink, quiet } = color
export const style = {
  name: { size: 22, color: ink, weight: 'display' },
  kind: { size: 10, color: quiet, weight: 'strong' },
  number: { size: 16, color: ink, weight: 'display' },
  label: { size: 8, color: quiet, weight: 'strong' },
  text: { size: 9.5, color: ink },
  strong: { size: 9.5, color: ink, weight: 'strong' },
  quiet: { size: 8.5, color: quiet },
  small: { size: 7.5, color: quiet },
  total: { size: 16, color: ink, weight: 'display' },
} as const satisfies Record<string, Style>

/** The state of drawing: the document, its tag tree, and how far down the page it is. */
export interface Paper {
  doc: typeof PDFDocument.prototype
  pen: Pen
  /** Everything drawn is also added here, for screen readers. */
  root: PDFKit.PDFStructureElement
  y: number
}
