import { expect, it } from 'vitest'
import { rateLimitNetwork, networkOf, displayNetwork } from './network.ts'

it('truncates an address to the network that is rate-limited, and to the coarser one that is shown', () => {
  const cases: [address: string, limited: string, shown: string][] = [
    ['203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
    ['2001:DB8:ffff:0:aaaa::', '2001:db8:ffff::/64', '2001:db8:ffff::/48'],
    ['::1', '::/64', '::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['64:ff9b::192.0.2.33', '64:ff9b::/64', '64:ff9b::/48'],
  ]
  for (const [address, limited, shown] of cases)
    expect([rateLimitNetwork(address), displayNetwork(address)], address).toEqual([limited, shown])
})

it('truncates at any bit', () => {
  expect(networkOf('10.1.255.255', { v4: 20, v6: 0 })).toBe('10.1.240.0/20')
  expect(networkOf('2001:db8:ffff::', { v4: 0, v6: 36 })).toBe('2001:db8:f000::/36')
})

it('leaves text that is no address as it is, up to a length', () => {
  expect(rateLimitNetwork('unknown')).toBe('unknown')
  expect(rateLimitNetwork('x'.repeat(500))).toHaveLength(64)
})
