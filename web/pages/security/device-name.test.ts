import { expect, test } from 'vitest'
import { deviceKey } from './device-name.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15', 'iphone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['curl/8.5.0', undefined],
])('a passkey of %s is called %s at first', (agent, name) => {
  expect(deviceKey(agent)).toBe(name)
})
