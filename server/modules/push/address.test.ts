import { expect, test } from 'vitest'
import { isPushService } from './address.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['https://web.push.apple.com/QGu', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYA', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://a:b@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://10.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://printer.local/x', false],
])('%s: %s', (address, expected) => expect(isPushService(address)).toBe(expected))
