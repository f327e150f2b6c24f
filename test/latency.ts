import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Door {
  url: string
  /** While true, nobody new gets through. */
  refuse: (yes: boolean) => void
  /** While true, everybody gets in and nothing gets through, either way: what is sent is lost, as in a network that drops packets. */
  swallow: (yes: boolean) => void
  close: () => void
}

/**
 * A door to the database that is `ms` further away: every byte to it waits that long, in order, as on a slow network.
 * Answers the database's address through this door.
 */
export async function slowDoor(databaseUrl: string, ms: number): Promise<Door> {
  const { port, hostname } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let refusing = false
  let swallowing = false
  const server = createServer((near) => {
    if (refusing) return void near.destroy()
    const far = connect(Number(port), hostname)
    sockets.add(near).add(far)
    near.setNoDelay(true)
    far.setNoDelay(true)
    // What was swallowed is missing for ever: such a connection stays silent.
    let isSilent = swallowing
    const pass = (send: () => void) => {
      isSilent ||= swallowing
      if (!isSilent) send()
    }
    near.on('data', (bytes) => pass(() => setTimeout(() => far.writable && far.write(bytes), ms)))
    far.on('data', (bytes) => pass(() => near.writable && near.write(bytes)))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const door = new URL(databaseUrl)
  door.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: door.href,
    refuse: (yes) => {
      refusing = yes
    },
    swallow: (yes) => {
      swallowing = yes
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
