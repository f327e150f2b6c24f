import { readLimits, searchLimits } from '#contract/rate-limits.ts'
import { limits } from '#contract/limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { attemptsMax } from '#server/jobs/retry.ts'
import { outboundTimeoutMs } from '#server/outbound.ts'

/** A part of what holds for every call. `code` can be pasted into a shell, or is a function to copy. */
export interface GuideSection {
  title: string
  text: string
  code?: string
}

/** What a program that calls the API has to know, each thing in one place. The commands call this very shop. */
export const guide = (origin: string): GuideSection[] =>
  [
    {
      title: 'Calls and keys',
      text: 'The base address is `{shop}/api`. Programs send a key that staff make in the back office (Settings, API keys): `Authorization: Bearer key_…`. A key has scopes and never may more than who made it; each call below names the scopes that are enough. A call that needs none works without a key. Bodies are JSON in UTF-8 of at most 64 kB, uncompressed. A GET can be asked as HEAD; a known path with another method is 405 with `Allow`. Pages of other origins may call the API from a browser where the shop names them (`CORS_ORIGINS`); programs always may.',
      code: `export KEY=key_…   # the key you made
curl '{shop}/api/user/products?q=rope&limit=2'
curl -H "Authorization: Bearer $KEY" '{shop}/api/admin/orders?ready=true&limit=5'`,
    },
    {
      title: 'Answers and errors',
      text: 'Success is `{"data": …}`, failure `{"error", "code", "errors", "requestId"}` with a status of 400 and above. Go by `code`: it and `error` never change. `errors` says what is wrong by the path of the field, for people, in the language of `Accept-Language` if the shop offers it, else in its first. Fields and query parameters that a call does not know are refused (422), so nothing misspelt is lost. 401 means that the key is unknown, expired or revoked; 403 that its scopes or the role of its maker are not enough, or that the call is one of customers, which no key can make. Each call below lists its codes. Tell the shop the `requestId`: its log has the failure under it.',
      code: `curl -i '{shop}/api/user/products?limit=1000&colour=red'`,
    },
    {
      title: 'Pages of a list',
      text: `Long lists answer \`nextCursor\`: send it as \`cursor\`, with the same filters, for the next page, until it is null: a page may have fewer rows than \`limit\`, even none, and still not be the last. A cursor stays right while rows come and go, at any depth; do not look into it or store it for long. \`limit\` is at most ${limits.page.max} (some lists have less, as their call says). Lists of products also take \`offset\`, but not beside a cursor.`,
      code: `NEXT=$(curl -s '{shop}/api/user/products?limit=2' | grep -o '"nextCursor":"[^"]*"' | cut -d'"' -f4)
curl "{shop}/api/user/products?limit=2&cursor=$NEXT"`,
    },
    {
      title: 'Repeating a call safely',
      text: `Where a network fails nobody knows whether a call had its effect. Calls that take an \`Idempotency-Key\` (they list it among their parameters: orders, refunds, stock changes, parcels, points, posts, messages and others) may be repeated with the same key and the same body for ${serverLimits.idempotency.hours} hours: they have one effect and get the same answer. Make the key from what is done, such as the number of a delivery note, or take a UUID; it has ${serverLimits.idempotency.keyMin} to ${serverLimits.idempotency.keyMax} visible characters. The same key with another body is IDEMPOTENCY_KEY_IS_USED. A call that was refused with a status of 4xx had no effect: mend it and send it with the same key. Other changes, PUT and DELETE included, are not to be repeated blindly: some add a row each time, and where the first time worked, an object with a \`version\`, which is only saved over the version that you read, answers 409, and most that were deleted 404. Read first what came of them. GET and HEAD may always be repeated.`,
      // Nothing is filled in: whoever pastes this as it is changes no stock.
      code: `VARIANT='<id of a variant>'   # a variantId of GET /admin/stock, or of a product's variants
curl -X POST '{shop}/api/admin/stock/changes' -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Idempotency-Key: delivery-note-2026-0417' -d '{"kind":"receive","reason":"Delivery 2026-0417","lines":[{"variantId":"'"$VARIANT"'","quantity":12}]}'`,
    },
    {
      title: 'Limits',
      text: `Each address may read ${readLimits[0].max} times a minute, of that search ${searchLimits[0].max}; calls with a limit of their own say so below. \`RateLimit\` says how many are left (\`r\`) for how many seconds (\`t\`), \`RateLimit-Policy\` how many there may be (\`q\`) in how many seconds (\`w\`). Beyond it the answer is 429, and 503 where the shop is overloaded or in maintenance: both have \`Retry-After\`, in seconds. Wait that long, then repeat the call; after a 503, which does not say whether a change had its effect, a change only with its key.`,
      code: `curl -s -o /dev/null -D - '{shop}/api/user/products?limit=1' | grep -i '^ratelimit'`,
    },
    {
      title: 'Asking only for what changed',
      text: 'Public lists, products, reviews and articles have an `ETag`. Send it back as `If-None-Match`: while nothing has changed the answer is 304 without a body. Answers in several languages have a tag each. Anything personal, and whatever staff read, is `no-store` and has none. To hear of changes instead of asking, use webhooks.',
      code: `curl -s -o categories.json --etag-save categories.etag --etag-compare categories.etag -w '%{http_code}\\n' '{shop}/api/categories'`,
    },
    {
      title: 'Versions',
      text: 'There is one version of the API, the one of the shop that answers. New calls, optional fields, fields of answers, codes and values of lists may come with any release: ignore what you do not know. What is changed or taken away is in the changelog of the release, under "Do before upgrading". A call that was retired answers 410 (RETIRED) with what to call instead. `{shop}/api/openapi.json` describes the release that runs, and has an ETag; `client/` in the source has a typed client for TypeScript.',
      code: `curl -s '{shop}/api/openapi.json' | head -c 200`,
    },
    {
      title: 'Times and money',
      text: 'Times are ISO 8601 in UTC, to the millisecond (`2026-03-02T10:00:00.000Z`). Days without a time (`2026-03-02`) are days in UTC, as filters such as `from` and `to` of orders take them, both inclusive; a time of a training log has no zone, as it is the one on the wall. Amounts are numbers in major units (49.9), with at most as many decimals as the currency has: two for USD, none for JPY, three for BHD. Read them as decimals, not as binary floats, before you add them up. They are in the currency of the shop (`currency` below) unless the order has a `currency` of its own. Weights are in grams, lengths in millimetres.',
      code: `curl '{shop}/api/public/shop'`,
    },
    {
      title: 'Webhooks',
      text: `Owners add endpoints in the back office (Settings, Webhooks) and choose the events. Each delivery is a POST of \`{"id", "type", "createdAt", "data"}\` with \`Webhook-Id\` and \`Webhook-Signature: t=<seconds>,v1=<hex>\`. The hex is the HMAC-SHA256 of \`<seconds>.<body>\`, the bytes as received, with the secret of the endpoint as the key; for a day after a secret was rotated there are two \`v1\`, of which one has to match. Refuse times older than five minutes. Any 2xx within ${outboundTimeoutMs / 1000} seconds takes it, redirects do not; otherwise it is tried again after about 5 seconds, then three times as long each time up to an hour, ${attemptsMax} attempts in all, and staff can send it again. It may arrive twice or in another order: remember the \`id\`, and go by \`createdAt\` or ask for the object itself. An endpoint without a success for 3 days is switched off. Answer first and work afterwards; a nightly look at what changed finds what never arrived.`,
      code: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromShop(body, header, secret, now = Date.now()) {
  const parts = header.split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const expected = createHmac('sha256', secret).update(time + '.' + body).digest()
  const isFresh = Math.abs(now / 1000 - Number(time)) <= 300
  return isFresh && parts.some(([name, hex]) => {
    const given = Buffer.from(name === 'v1' ? hex : '', 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
    },
  ].map(({ title, text, code }) => ({ title, text: text.replaceAll('{shop}', origin), code: code.replaceAll('{shop}', origin) }))

/** The guide as Markdown, which readers of OpenAPI documents show. */
export const guideAsMarkdown = (sections: readonly GuideSection[]): string =>
  sections.map(({ title, text, code }) => `## ${title}\n\n${text}${code === undefined ? '' : `\n\n\`\`\`\n${code}\n\`\`\``}`).join('\n\n')
