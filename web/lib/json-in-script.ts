const cache = new WeakMap<object, string>()

/** How deep the data of a page is taken apart: by route, then by field. */
const depthMax = 2

/**
 * JSON that can stand in a script element. Products, cards and the navigation are the same objects on many pages: each is written
 * once and its text put into further pages. Such objects must not change.
 */
export function jsonInScript(value: unknown, depth = depthMax): string {
  if (typeof value !== 'object' || value === null) return escape(JSON.stringify(value))
  if (depth > 0 && !Array.isArray(value)) return jsonOfFields(value, depth)
  if (Array.isArray(value) && depth >= 0) return `[${value.map((item) => jsonInScript(item ?? null, -1)).join(',')}]`
  let text = cache.get(value)
  if (text === undefined) cache.set(value, (text = escape(JSON.stringify(value))))
  return text
}

function jsonOfFields(value: object, depth: number): string {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${escape(JSON.stringify(name))}:${jsonInScript(field, depth - 1)}`).join(',')}}`
}

const escape = (json: string): string => json.replaceAll('<', '\\u003c')
