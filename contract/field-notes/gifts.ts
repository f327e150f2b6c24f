import type { FieldNote } from './field-note.ts'

/** Orders that are gifts: see field-notes.ts. */
export const giftNotes: Record<string, FieldNote> = {
  gift: ['Message on the packing slip and wrapping of a gift; absent for any other order'],
  'createOrder.gift': ['Message on the packing slip and wrapping, which make the order a gift; something must be shipped'],
  'createOrderDraft.gift': ['Message on the packing slip and wrapping, which make the order a gift'],
  'saveOrderDraft.gift': ['Message on the packing slip and wrapping, which make the order a gift'],
  'OrderDraft.gift': ['Message on the packing slip and wrapping of a gift; null for any other order'],
  'OrderGift.message': ['Message to the recipient of the parcel, in several lines; may be empty', 'Happy birthday, Kim!'],
  'gift.message': ['Message to the recipient of the parcel, in several lines', 'Happy birthday, Kim!'],
  isWrapped: ['True if it is gift-wrapped', false],
  'checkoutSummary.isWrapped': ['Adds the price of gift wrap, where the shop offers it and something is shipped', true],
  'previewOrderDraft.isWrapped': ['Adds the price of gift wrap', true],
  'previewOrderEdit.isWrapped': ['Whether it is to be gift-wrapped; if omitted, it stays as it is', true],
  wrapCost: ['Cost of gift wrap, a part of `productCost`; absent if it costs nothing', 4.5],
  giftWrapPrice: ['Price of gift wrap; absent if it is free', 4.5],
  offersGiftWrap: ['Present if the order can be wrapped as a gift', true],
}
