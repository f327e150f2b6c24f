import { isIPv4, isIPv6 } from 'node:net'

/** The network of an address, of this many bits: "203.0.113.0/24", "2001:db8:1::/48". Text that is no address is returned as it is. */
export function networkOf(address: string, bits: { v4: number; v6: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address.split('%')[0]!
  if (isIPv4(plain)) return `${cut(plain.split('.').map(Number), 8, bits.v4).join('.')}/${bits.v4}`
  if (!isIPv6(plain)) return address.slice(0, 64)
  const groups = cut(expand(plain), 16, bits.v6).map((group) => group.toString(16))
  return `${groups.join(':').replace(/(^|:)0(:0)+$/, '::')}/${bits.v6}`
}

/** The network that shares a limit: an IPv4 address, or the IPv6 /64 that a single household or server is given. */
export const rateLimitNetwork = (address: string): string => networkOf(address, { v4: 32, v6: 64 })
/** A network that is precise enough for people to recognize the place, but too coarse to identify a household. */
export const displayNetwork = (address: string): string => networkOf(address, { v4: 24, v6: 48 })

function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  return tail === undefined ? before : [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Splits part of an IPv6 address into 16-bit groups. It may end in IPv4 notation, which makes two groups. */
function groupsOf(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
}

/** Keeps the first `bits` of numbers that are `width` bits wide each; the rest is 0. */
const cut = (numbers: number[], width: number, bits: number): number[] =>
  numbers.map((number, index) => {
    const lost = Math.min(width, Math.max(0, (index + 1) * width - bits))
    return (number >> lost) << lost
  })
