import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A process that listens on its own port. */
export interface ServerProcess {
  port: number
  stop: () => Promise<void>
  /** Settles when it has exited, by itself or not. */
  exited: Promise<unknown>
}

/** Opens a port that forwards connections to a process, which is started for the first connection, and again after it has exited. */
export async function startLazyProxy(host: string) {
  const sockets = new Set<Socket>()
  let startTarget: (() => Promise<ServerProcess>) | undefined
  let target: Promise<ServerProcess> | undefined

  const runningTarget = () => {
    const running = (target ??= startTarget!())
    const clear = () => {
      if (target === running) target = undefined
    }
    running.then(({ exited }) => exited.then(clear), clear)
    return running
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    runningTarget().then(
      ({ port }) => forward(socket, connect(port, '127.0.0.1')),
      () => socket.destroy(),
    )
  }).listen(0, host)
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    setTarget: (start: () => Promise<ServerProcess>) => {
      startTarget = start
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await (await target?.catch(() => undefined))?.stop()
    },
  }
}

function forward(from: Socket, to: Socket): void {
  from.pipe(to).pipe(from)
  from.on('close', () => to.destroy())
  to.on('error', () => from.destroy())
}
