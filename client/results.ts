import type { Error as Refused } from './schema.ts'

/** What a call of the client resolves to. */
export interface CallResult<D> {
  data?: { data: D } | undefined
  error?: Refused | undefined
  response: Response
}

/** A refusal, thrown by `resultOf` and `pagesOf`. `code` is for programs, `errors` says what is wrong by field. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly code: Refused['code'] | undefined
  readonly errors: Refused['errors'] = null
  readonly requestId: string | undefined
  readonly status: number

  /** `error` is a text where a proxy answered, or what isn't the API of a shop. */
  constructor(error: Partial<Refused> | string | undefined, status: number) {
    super((typeof error === 'object' && error.error) || messageOf(status))
    this.status = status
    if (typeof error !== 'object') return
    this.code = error.code
    this.errors = error.errors ?? null
    this.requestId = error.requestId
  }
}

const messageOf = (status: number): string =>
  status === 304 ? 'Not modified: the stored answer is current' : `The shop answered ${status}, without saying why`

/** The result of a call; throws a `ShopError` if it was refused. */
export function resultOf<D>({ data, error, response }: CallResult<D>): D {
  if (!response.ok || data === undefined) throw new ShopError(error, response.status)
  return data.data
}

/**
 * All pages of a list, one after the other: `ask` makes the call for a cursor, which is undefined for the first page. The next page is
 * asked for once the last one was used. Throws a `ShopError` if a call is refused.
 */
export async function* pagesOf<D extends { nextCursor?: string | null }>(
  ask: (cursor: string | undefined) => Promise<CallResult<D>>,
): AsyncGenerator<D, void, undefined> {
  let cursor: string | undefined
  do {
    const page = resultOf(await ask(cursor))
    yield page
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** The header of a call that is to have one effect, however often it is sent: `params: { header: idempotencyKey() }`. Keep it to repeat the call. */
export const idempotencyKey = (key: string = crypto.randomUUID()): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': key })
