/** Something a person can put right: a taken port, a bad setting. Told in one line, without a stack trace. */
export class Problem extends Error {}

const bugs = [TypeError, ReferenceError, SyntaxError, RangeError]

/** What to print of whatever was thrown: the stack only where it is our own mistake. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isBug(error)) return error.stack ?? error.message
  // "localhost" tried on two addresses fails as one error without words that holds two with them.
  const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error
  return inner.message.trim()
}

function isBug(error: Error): boolean {
  const fromNode = 'code' in error && String(error.code).startsWith('ERR_')
  return fromNode || bugs.some((kind) => error instanceof kind)
}
