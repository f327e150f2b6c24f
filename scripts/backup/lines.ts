const newline = 10

/** Splits a stream into lines, each with its line end. Splits bytes, not strings, since rows may hold any character. */
export async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let rest: Buffer[] = []
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const part = chunk.subarray(from, end + 1)
      yield rest.length > 0 ? Buffer.concat([...rest, part]) : part
      rest = []
      from = end + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
