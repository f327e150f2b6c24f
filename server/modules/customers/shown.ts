import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'

/** Called before what others see of a customer changes; refuses it to members who are suspended. */
export type OnShown = (tx: Tx, userId: string, now: Date) => Promise<void>

type Handler<I, T> = (tx: Tx, input: I, context: SignedInContext) => Promise<T>

/** For all that a call writes is seen by others: `beforeShown` comes first. */
export const shownBy =
  (beforeShown: OnShown) =>
  <I, T>(handler: Handler<I, T>): Handler<I, T> =>
  async (tx, input, context) => {
    await beforeShown(tx, context.caller.userId, context.now)
    return handler(tx, input, context)
  }
