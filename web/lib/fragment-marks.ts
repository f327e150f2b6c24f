/** Random, so that no text of a page can imitate a mark. */
const start = `<!--${crypto.randomUUID()} `
const end = '-->'
let marked: (readonly string[])[] = []

/** Returns a placeholder for existing HTML, because React would copy the HTML several times while rendering around it. */
export function mark(html: readonly string[]): string {
  return `${start}${marked.push(html) - 1}${end}`
}

/** The output of `render` (synchronous) in pieces, with each mark replaced by its HTML. */
export function replaceMarks(render: () => string): string[] {
  const outer = marked
  marked = []
  try {
    return piecesOf(render())
  } finally {
    marked = outer
  }
}

function piecesOf(html: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    const close = html.indexOf(end, at)
    pieces.push(html.slice(from, at), ...marked[Number(html.slice(at + start.length, close))]!)
    from = close + end.length
  }
  pieces.push(html.slice(from))
  return pieces
}
