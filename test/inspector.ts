import { once } from 'node:events'

interface Answer {
  id: number
  result: { result?: { value?: string } }
}

/** The memory a process uses, in MB, after garbage collection: the JavaScript heap and what belongs to it. `url`: of its debugger. */
export async function usedMemory(url: string): Promise<number> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const ask = (id: number, method: string, params: object = {}): Promise<Answer['result']> =>
    new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask(1, 'HeapProfiler.collectGarbage')
  await ask(2, 'HeapProfiler.collectGarbage')
  const { result } = await ask(3, 'Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.close()
  const { heapUsed, external } = JSON.parse(result!.value!) as { heapUsed: number; external: number }
  return (heapUsed + external) / 1e6
}
