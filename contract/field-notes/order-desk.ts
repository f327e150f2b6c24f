import type { FieldNote } from './field-note.ts'

/** What staff do with orders and customers: see field-notes.ts. */
export const orderDeskNotes: Record<string, FieldNote> = {
  exchangeOf: ['The number of the order whose pieces it replaces; null for any other', null],
  exchangeOrder: ['The number of the order that replaces pieces of it', 'GF-100043'],
  exchange: ['What the buyer wants instead; null for their money'],
  exchangeVariantId: ['Another variant of the same product that replaces them', '0198c0de-0000-7000-8000-000000000003'],
  exchanges: ['What pieces are exchanged for, instead of what the buyer asked for'],
  'exchanges.exchangeVariantId': ['The variant that replaces them; null for their money', null],
  edits: ['How often the order was edited', 0],
  'previewOrderEdit.lines': ['All that the order is to have'],
  'editOrder.lines': ['All that the order is to have'],
  'editOrder.totalCost': ['What it comes to then, as the preview told', 99.8],
  'editOrder.reason': ['What the buyer is told of why', 'As you asked on the phone'],
  'OrderEditPreview.products': ['The lines as they would be'],
  'OrderEditPreview.problems': ['What is in the way, by `lines.<index>`'],
  'OrderEditPreview.totalCost': ['What it would come to', 99.8],
  'OrderEditPreview.points': ['The spent points that would come back; below zero: that would be spent', 0],
  owed: ['What the buyer would have to pay yet', 12],
  refund: ['What would go back to the buyer', 0],
  'getInvoice.number': ['The number of the invoice; without it, the newest', 'INV-000001'],
}
