const cache = new WeakMap<object, string>()

/** How deep the data of a page is split into pieces: loader data, route, field. */
const depthMax = 3

/**
 * JSON that is safe in a script element, in pieces. Products, cards and the navigation are the same objects on many pages, so the text of
 * each is cached by its identity. Such objects must not be mutated.
 */
export function jsonInScript(value: unknown): string[] {
  const pieces: string[] = []
  write(value, depthMax, pieces)
  return pieces
}

function write(value: unknown, depth: number, pieces: string[]): void {
  if (typeof value !== 'object' || value === null) pieces.push(escape(JSON.stringify(value)))
  else if (Array.isArray(value) && depth >= 0) writeItems(value, pieces)
  else if (depth > 0 && !Array.isArray(value)) writeFields(value, depth, pieces)
  else pieces.push(textOf(value))
}

function writeItems(items: unknown[], pieces: string[]): void {
  pieces.push('[')
  for (const [at, item] of items.entries()) {
    if (at > 0) pieces.push(',')
    write(item ?? null, -1, pieces)
  }
  pieces.push(']')
}

function writeFields(value: object, depth: number, pieces: string[]): void {
  let before = '{'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    pieces.push(`${before}${escape(JSON.stringify(name))}:`)
    write(field, depth - 1, pieces)
    before = ','
  }
  pieces.push(before === '{' ? '{}' : '}')
}

function textOf(value: object): string {
  let text = cache.get(value)
  if (text === undefined) cache.set(value, (text = escape(JSON.stringify(value))))
  return text
}

const escape = (json: string): string => json.replaceAll('<', '\\u003c')
