/** Something the user can fix: a taken port, a bad setting. Printed as one line, without a stack trace. */
export class Problem extends Error {}

const bugs = [TypeError, ReferenceError, SyntaxError, RangeError]

/** What to print for any thrown value: the stack only if it's our own bug. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isBug(error)) return error.stack ?? error.message
  // When "localhost" fails on two addresses, the error is an AggregateError without a message; its first inner error has one.
  const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error
  return inner.message.trim()
}

function isBug(error: Error): boolean {
  const fromNode = 'code' in error && String(error.code).startsWith('ERR_')
  return fromNode || bugs.some((kind) => error instanceof kind)
}
