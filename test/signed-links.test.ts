import { describe, expect, it } from 'vitest'
import { isSigned as isBlogPicture } from '#server/modules/blog/picture-addresses.ts'
import { idOfToken } from '#server/modules/contact/tokens.ts'
import { isTokenOf } from '#server/modules/credit/codes.ts'
import { checkDownload } from '#server/modules/downloads/links.ts'
import { isSigned as isMedia } from '#server/modules/media/expiring.ts'
import { readPut } from '#server/modules/media/storage/signed-put.ts'
import { checkOrderLink } from '#server/modules/orders/order/links.ts'
import { alertOfLink } from '#server/modules/stock-alerts/links.ts'
import { unsubscribeLinks } from '#server/http/signed-links.ts'

const secret = 's'.repeat(32)
const id = '0198c0de-0000-7000-8000-000000000001'
const now = new Date('2026-03-02T10:00:00Z')

describe('a link sent before the update', () => {
  const put = { type: 'image/webp', bytes: '5', until: '1772445660000' }
  const links: [string, string, (token: string) => unknown, unknown][] = [
    ['a stock alert', `${id}.rydq7jVX3lKObx9ufOskkOQ8erxQBGG0acPdhQ2HtWw`, (token) => alertOfLink(secret, 'confirm', token), id],
    [
      'review requests',
      `${id}.3SrPJ3IkGsiCfai0gjkBrq_-AVcfP3mgF0wIR1Zwexw`,
      (token) => unsubscribeLinks.idOf(secret, 'review requests', token),
      id,
    ],
    ['digests', `${id}.11WXruteAl3geRFoA7uEdH1Eky1pmXzfTfDwQauxhe8`, (token) => unsubscribeLinks.idOf(secret, 'digests', token), id],
    ['a form', `${id}.gX9w-kK3v3VOUVr8winHkipzfgdpdvHI2CYlDk_OEpk`, (token) => idOfToken(secret, 'form', token), id],
    ['an order', 'tkizs0.XFK6nDYY4Lk5XgBLx56mywHQMTs_LK37L4zyfDya32w', (token) => checkOrderLink(secret, id, token, now), true],
    [
      'a gift card',
      `${id}.tbbig0.InC94JW_8tBgSxyzREQwhz5qNDC7whjto1EZeDYmhqc`,
      (token) => isTokenOf(secret, token, { id, codeHash: 'c'.repeat(64) }, now),
      true,
    ],
    [
      'a download',
      'RBb0OR2f4LpvlVuqy5aw_0Dfvjpd1XGJa41kU0gqky4',
      (token) => checkDownload(secret, { id, orderId: id, startedAt: now }, token),
      true,
    ],
    [
      'a picture that ends',
      'mm90chs0_2639ab80896d57748f7cf22b8b60106463f8b042',
      (token) => isMedia(secret, '0198c0de-0000-4000-8000-000000000001', token, now),
      true,
    ],
    [
      'an upload',
      'Q95VgJCfDuhrRccbsu1voQkKQDQOy19XUduug5RdK9s',
      (signature) => readPut(secret, 'n.webp', { ...put, signature }, now)?.name,
      'n.webp',
    ],
    ['a picture of a blog', 'BJuNYfyUcEFYQd-d-kRmWA', (token) => isBlogPicture(secret, token, 'https://b.example/a.png'), true],
  ]

  it.each(links)('is still valid for %s, if unchanged', (_, token, read, good) => {
    expect(read(token)).toBe(good)
    for (const wrong of ['', token.slice(0, -1), `${token}A`, token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')])
      expect(read(wrong)).not.toBe(good)
  })
})
