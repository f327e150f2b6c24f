import type { FieldNote } from './field-note.ts'

/** Purchased gift cards: see field-notes.ts. */
export const giftCardNotes: Record<string, FieldNote> = {
  giftCard: ['Gift card details: the recipient and when to send it. Null or left out for other products'],
  'GiftCardToSend.amount': ['Custom amount, if the product allows one. If left out, the price of the variant', 35],
  'GiftCardToSend.id': [
    'ID chosen by the client, which distinguishes the gift card from others of the same amount',
    '0198c0de-0000-7000-8000-00000000000a',
  ],
  'CartGiftCard.amount': ['Custom amount. If left out, the price of the variant', 35],
  'CartGiftCard.id': ['ID that distinguishes the gift card from others in the cart', '0198c0de-0000-7000-8000-00000000000a'],
  'CartGiftCard.message': ['Personal message, shown in the email with the amount', 'Happy birthday!'],
  senderName: ['Name of the sender; may be empty', 'Ada'],
  'GiftCardToSend.message': [
    "Personal message, shown in the email with the amount. Web addresses in it don't become links",
    'Happy birthday!',
  ],
  'BoughtGiftCard.message': ['Personal message, shown in the email with the amount', 'Happy birthday!'],
  sendOn: ["Day to send the gift card, in the shop's time zone. Null or left out to send it right away", '2026-12-24'],
  design: ['Design of the gift card', 'ember'],
  isOwnAmount: ['Whether the buyer chose a custom amount', false],
  'BoughtGiftCard.state': ['State of the gift card: not paid yet, scheduled for its day, sent, or voided', 'sent'],
  sentAt: ["Time at which the gift card was sent; null if it wasn't yet", '2026-12-24T09:00:00.000Z'],
  isStopped: ['True if a dispute about the payment stopped it before it was sent; staff can send or refund it', false],
  canResend: ['Whether the buyer can have the gift card sent again', true],
  giftCardId: ['ID of the gift card; only for lines with a gift card', '0198c0de-0000-7000-8000-00000000000a'],
  cardId: ['ID of the gift card', '0198c0de-0000-7000-8000-00000000000a'],
  unspent: ['Whether to take back the remaining balance of a partly spent gift card', false],
  'resendGiftCardAsStaff.email': [
    'Email address to send the gift card to instead. If left out, it goes to the recipient',
    'kim@example.com',
  ],
  needsShipping: [
    'Whether anything needs to be shipped. If false, everything is sent by email: there is no shipping method, and the billing address is the only address',
    true,
  ],
  ownAmount: ['Limits of a custom amount; null if only the amounts of the variants can be bought'],
  'ownAmount.min': ['Minimum custom amount', 10],
  'ownAmount.max': ['Maximum custom amount', 500],
  'getGiftCardProduct.product': ['Gift card product; null if the shop sells none'],
  'Product.giftCard': [
    'Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Absent for other products',
  ],
  'ProductCard.giftCard': [
    'Gift card settings, if the product is a gift card. Its variants are the fixed amounts; a custom amount may be allowed as well. Absent for other products',
  ],
}
