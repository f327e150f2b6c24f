import { expect, it } from 'vitest'
import { outbound } from '#server/outbound.ts'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  'localhost',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  'http://127.0.0.1:9/',
  'http://[::1]:9/',
  'http://localhost:9/',
  'http://2130706433:9/',
  'http://0x7f.1:9/',
  'http://[::ffff:10.0.0.1]/',
])('a request that is for the internet alone does not go to %s', async (url) => {
  await expect(outbound(url, { isPublicOnly: true })).rejects.toThrow('is not an address of the internet')
})
