import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SlowProxy {
  url: string
  /** While true, new connections are closed right away. */
  refuse: (yes: boolean) => void
  /** While true, connections open but bytes in both directions are lost, as in a network that drops packets. */
  swallow: (yes: boolean) => void
  /** Changes the latency of everything sent from now on. */
  delayBy: (ms: number, backMs?: number) => void
  close: () => void
}

/**
 * A proxy to the database that adds `ms` of latency: each byte to it is delayed by that, in order, as on a slow network, and each byte back
 * by `backMs`. Returns the database's URL through this proxy.
 */
export async function slowProxy(databaseUrl: string, ms: number, backMs = 0): Promise<SlowProxy> {
  const delays = { there: ms, back: backMs }
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
    // Swallowed bytes are lost for good, so such a connection stays silent.
    let isSilent = swallowing
    const pass = (send: () => void) => {
      isSilent ||= swallowing
      if (!isSilent) send()
    }
    near.on('data', (bytes) => pass(() => setTimeout(() => far.writable && far.write(bytes), delays.there)))
    far.on('data', (bytes) =>
      pass(() =>
        delays.back > 0 ? setTimeout(() => near.writable && near.write(bytes), delays.back) : near.writable && near.write(bytes),
      ),
    )
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
  const proxyUrl = new URL(databaseUrl)
  proxyUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: proxyUrl.href,
    refuse: (yes) => {
      refusing = yes
    },
    swallow: (yes) => {
      swallowing = yes
    },
    delayBy: (there, back = 0) => {
      Object.assign(delays, { there, back })
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
