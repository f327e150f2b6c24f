/** Nobody can guess it, so no text of a page can pass for a mark. */
const start = `<!--${crypto.randomUUID()} `
const end = '-->'
let marked: (readonly string[])[] = []

/** Stands for HTML that is there already, while React renders what is around it: React would copy it several times. */
export function mark(html: readonly string[]): string {
  return `${start}${marked.push(html) - 1}${end}`
}

/** What `render` (synchronous) gives, in pieces, with each mark replaced by what it stands for. */
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
