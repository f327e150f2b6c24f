import { randomBytes } from 'node:crypto'
import type { GiftCardDesign } from '#contract/credit.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const setPicture = statement(
  'credit.setCardPicture',
  { id: 'uuid', key: 'text', amount: 'int4' },
  {},
  `update gift_cards set picture_key = $2, picture_amount = $3 where id = $1`,
)
const byKey = statement(
  'credit.cardPicture',
  { key: 'text' },
  { amount: 'int4', design: textOf<GiftCardDesign>(), sender_name: 'text', message: 'text' },
  `select picture_amount as amount, design, sender_name, message from gift_cards where picture_key = $1 and voided_at is null`,
)

/** The length of a random key that can't be guessed and reveals nothing about the card. */
const keyBytes = 24

/** Makes a picture of this value (minor units) for the card's mail, replacing the previous mail's picture. Returns the key in its URL. */
export async function addGiftCardPicture(tx: Tx, id: string, amount: number): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url')
  await setPicture.run(tx, { id, key, amount })
  return key
}

/** The value on the picture with this key, in minor units; undefined if there is none, or if its card was revoked. */
export const giftCardPictureOf = (db: Db, key: string) => byKey.one(db, { key })
