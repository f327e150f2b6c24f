/** Yields the names of server-sent events; data is ignored, as events only say that something happened. `onAny` runs on each chunk. */
export async function* parseEvents(stream: ReadableStream<Uint8Array>, onAny: () => void): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onAny()
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const name = /^event: (.+)$/m.exec(block)?.[1]
      if (name !== undefined) yield name
    }
  }
}
