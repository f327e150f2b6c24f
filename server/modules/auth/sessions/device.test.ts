import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

it('the device name describes a user agent in a few words', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
  const cases: [agent: string, device: string][] = [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/120.0.0.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome}`, 'Chrome, Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15', 'Safari, Mac'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.5.0', 'curl'],
    ['', ''],
    ['<script>', ''],
  ]
  for (const [agent, device] of cases) expect(describeDevice(agent, 'en'), agent).toBe(device)
})

it('the device name is in the language of the reader', () => {
  expect(describeDevice('Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'bn')).toBe('ফায়ারফক্স, লিনাক্স')
})
