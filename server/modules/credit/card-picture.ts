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

/** What nobody guesses, and nothing of the card can be read from. */
const keyBytes = 24

/** Gives the card's mail a picture, worth so many minor units; that of the mail before it is gone. Answers the key in its address. */
export async function addPicture(tx: Tx, id: string, amount: number): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url')
  await setPicture.run(tx, { id, key, amount })
  return key
}

/** What the picture of that key shows, in minor units; undefined where there is none, or its card was taken back. */
export const pictureOf = (db: Db, key: string) => byKey.one(db, { key })
