import { createHmac } from 'node:crypto'

export interface Buyer {
  userId: string | null
  /** A customer's own verified email, whatever the order contains; a guest's from the order. Null while it isn't known. */
  email: string | null
  /** The code of their membership plan. */
  plan: string | null
}

/** The keys under which a buyer's uses are counted, by account and by email, hashed so that the database doesn't reveal who it is. */
export function peopleOf({ userId, email }: Pick<Buyer, 'userId' | 'email'>, signingSecret: string): string[] {
  const hash = (text: string) => createHmac('sha256', signingSecret).update(`promotion ${text}`).digest('base64')
  return [...(userId === null ? [] : [hash(`user ${userId}`)]), ...(email === null ? [] : [hash(`email ${email}`)])]
}
