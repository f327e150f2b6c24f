/** Codes of failed connections and look-ups, such as ENOTFOUND and EAI_AGAIN, but not of Node's own errors. */
const isConnection = /^E(?!RR_)[A-Z_]+$/

/** The message for a failed fetch: its own, unless the other server couldn't be reached at all: that error's message is for programs. */
export function fetchFailure(error: Error, source: string): string {
  const cause = error.cause as { code?: string; name?: string } | undefined
  const isUnreachable = cause?.name === 'TimeoutError' || isConnection.test(cause?.code ?? '')
  return isUnreachable ? `We couldn't reach ${URL.parse(source)?.hostname ?? source}.` : error.message
}
