import { BlockList, isIPv6 } from 'node:net'

/** Creates a test for whether an address belongs to one of these addresses and networks ("10.0.0.1", "10.1.0.0/16"). */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return networks.length === 0 ? () => false : (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
