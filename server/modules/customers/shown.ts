import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'

/** Called before a change of what others see of a customer. Refuses suspended members. */
export type OnShown = (tx: Tx, userId: string, now: Date) => Promise<void>

type Handler<I, T> = (tx: Tx, input: I, context: SignedInContext) => Promise<T>

/** Wraps an endpoint whose writes are all seen by others, so that `beforeShown` runs first. */
export const shownBy =
  (beforeShown: OnShown) =>
  <I, T>(handler: Handler<I, T>): Handler<I, T> =>
  async (tx, input, context) => {
    await beforeShown(tx, context.caller.userId, context.now)
    return handler(tx, input, context)
  }
