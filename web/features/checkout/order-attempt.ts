/** The last order that was sent and isn't confirmed yet. Kept in session storage, so that a retry after a reload is the same order. */
interface Attempt {
  content: string
  key: string
}

const entry = 'order-attempt'
let last: Attempt | null = null

/** The idempotency key for an order: reused while its content is the same, otherwise a new one. */
export function idempotencyKeyFor(order: object): string {
  const content = fingerprint(JSON.stringify(order))
  last ??= readStored()
  if (last?.content !== content) last = { content, key: newKey() }
  store(last)
  return last.key
}

/** Ends the attempt, once the order is placed or its key is refused. The next order gets a new key. */
export function clearAttempt(): void {
  last = null
  store(null)
}

/** `crypto.randomUUID` is missing in insecure contexts (plain HTTP). */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A 64-bit hash of a text, so that no address is stored for the comparison. */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length}`
}

function readStored(): Attempt | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(entry) ?? 'null') as Partial<Attempt> | null
    return typeof stored?.content === 'string' && typeof stored.key === 'string' ? { content: stored.content, key: stored.key } : null
  } catch {
    return null
  }
}

function store(attempt: Attempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(entry, JSON.stringify(attempt))
    else sessionStorage.removeItem(entry)
  } catch {
    // Storage may be blocked; the attempt is then lost on reload.
  }
}
