import { createHmac } from 'node:crypto'

export interface Buyer {
  userId: string | null
  /** Of a customer their own, which is proved, whatever the order names; of a guest the order's. Null as long as it isn't known. */
  email: string | null
  /** The code of the plan of their membership. */
  plan: string | null
}

/** A buyer as limits for each person count them: by account and by email, so hashed that nobody learns it from the database. */
export function peopleOf({ userId, email }: Pick<Buyer, 'userId' | 'email'>, signingSecret: string): string[] {
  const hash = (text: string) => createHmac('sha256', signingSecret).update(`promotion ${text}`).digest('base64')
  return [...(userId === null ? [] : [hash(`user ${userId}`)]), ...(email === null ? [] : [hash(`email ${email}`)])]
}
