const newline = 10

/** The lines of a stream, each with its end. Rows hold any character, so only bytes tell where they end. */
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
