import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that aren't the internet: this machine, private networks, cloud metadata, documentation, multicast. */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')
/** The only part of IPv6 that is allocated to the internet. */
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is on the internet, so that a request to it can't reach our own networks. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** The addresses that may be connected to. Only tests use anything but the internet. */
export interface Network {
  allows: (address: string) => boolean
  /** Looks a name up, and fails if any of its addresses isn't allowed: the connection goes to a checked address. */
  lookup: LookupFunction
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A network of the allowed addresses. */
export const networkOf = (allows: Network['allows'], look: Resolve = resolve): Network => ({ allows, lookup: lookupIn(allows, look) })

const lookupIn =
  (allows: Network['allows'], look: Resolve): LookupFunction =>
  (hostname, options, callback) =>
    look(hostname, { ...options, all: true }, (error, addresses) => {
      const found = addresses ?? []
      const refused = error ?? (found.every(({ address }) => allows(address)) ? null : new Error('is not an address of the internet'))
      const [first] = found
      if (refused || !first) return callback(refused ?? new Error('has no address'), '', 0)
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })

export const internet: Network = networkOf(isPublicAddress)
