import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Somebody behind the door. */
export interface Player {
  port: number
  stop: () => Promise<void>
  /** Settles when it has ended, by itself or not. */
  ended: Promise<unknown>
}

/** A port that hands every connection on to a process, which is started for the first one and again after it has ended. */
export async function openDoor(host: string) {
  const sockets = new Set<Socket>()
  let start: (() => Promise<Player>) | undefined
  let player: Promise<Player> | undefined

  const wake = () => {
    const woken = (player ??= start!())
    const forget = () => {
      if (player === woken) player = undefined
    }
    woken.then(({ ended }) => ended.then(forget), forget)
    return woken
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    wake().then(
      ({ port }) => join(socket, connect(port, '127.0.0.1')),
      () => socket.destroy(),
    )
  }).listen(0, host)
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (starter: () => Promise<Player>) => {
      start = starter
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await (await player?.catch(() => undefined))?.stop()
    },
  }
}

function join(from: Socket, to: Socket): void {
  from.pipe(to).pipe(from)
  from.on('close', () => to.destroy())
  to.on('error', () => from.destroy())
}
