import { BlockList, isIP, isIPv6, type Socket } from 'node:net'
import { rateLimitNetwork } from '../network.ts'

/** A listener that closes a client's new connections beyond `max`. Trusted proxies, which carry everyone's requests, aren't counted. */
export function limitPerClient(max: number, trustedProxies: readonly string[]): (socket: Socket) => void {
  const proxies = toBlockList(trustedProxies)
  const counts = new Map<string, number>()
  return (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const client = rateLimitNetwork(address)
    const count = (counts.get(client) ?? 0) + 1
    if (count > max) return void socket.destroy()
    counts.set(client, count)
    socket.once('close', () => {
      const left = counts.get(client)! - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    })
  }
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
