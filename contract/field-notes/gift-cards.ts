import type { FieldNote } from './field-note.ts'

/** Gift cards that are bought: see field-notes.ts. */
export const giftCardNotes: Record<string, FieldNote> = {
  giftCard: ['Of a gift card: to whom it goes, and when; null or left out for anything else'],
  'GiftCardToSend.amount': ["An amount of the buyer's own, where the product takes one; left out, it's the price of the variant", 35],
  'GiftCardToSend.id': [
    'Made by who puts it into the cart; it tells the card from others of the same amount',
    '0198c0de-0000-7000-8000-00000000000a',
  ],
  'CartGiftCard.amount': ["An amount of the buyer's own; left out, it's the price of the variant", 35],
  'CartGiftCard.id': ['Tells it from other cards in the cart', '0198c0de-0000-7000-8000-00000000000a'],
  'CartGiftCard.message': ['What the email says beside the amount', 'Happy birthday!'],
  senderName: ['From whom it is; may be empty', 'Ada'],
  'GiftCardToSend.message': ['What the email says beside the amount; addresses of pages in it are no links', 'Happy birthday!'],
  'BoughtGiftCard.message': ['What the email says beside the amount', 'Happy birthday!'],
  sendOn: ["The day it's sent, where the shop is; null or left out for right away", '2026-12-24'],
  design: ['What it looks like', 'ember'],
  isOwnAmount: ["Whether its amount was the buyer's own", false],
  'BoughtGiftCard.state': ['Not paid yet, waiting for its day, sent, or taken back', 'sent'],
  sentAt: ['When it was sent; null where it was not yet', '2026-12-24T09:00:00.000Z'],
  canResend: ['Whether its buyer may have it sent once more', true],
  giftCardId: ['Of gift cards, which', '0198c0de-0000-7000-8000-00000000000a'],
  cardId: ['The id of the gift card', '0198c0de-0000-7000-8000-00000000000a'],
  unspent: ['True takes back what is left where a part is spent', false],
  'resendGiftCardAsStaff.email': ['Where it goes instead; left out, to its recipient', 'kim@example.com'],
  needsShipping: [
    'False where all of it is sent by email: then there is no shipping method, and no address but the one for the bill',
    true,
  ],
  ownAmount: ["The least and the most of an amount of the buyer's own; null where the variants are all there is"],
  'ownAmount.min': ["The least of an amount of the buyer's own", 10],
  'ownAmount.max': ["The most of an amount of the buyer's own", 500],
  'getGiftCardProduct.product': ['The gift card; null where the shop sells none'],
  'Product.giftCard': ['Of a gift card, whose variants are its amounts: what else may be put on it; absent for a product like any other'],
  'ProductCard.giftCard': [
    'Of a gift card, whose variants are its amounts: what else may be put on it; absent for a product like any other',
  ],
}
