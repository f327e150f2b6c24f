import { settings } from './settings.ts'

/** Ours and few others'. Not GOOGLE_: clouds set variables that begin so. */
const prefixes = [
  'GYMFOLK_',
  'SMTP_',
  'TWILIO_',
  'STRIPE_',
  'SHIPPING_',
  'CURRENCY_',
  'METRICS_',
  'OTP_',
  'FACEBOOK_',
  'APPLE_',
  'TRUSTED_',
  'SHOP_',
  'SELLER_',
  'S3_',
  'MEDIA_',
]
/** What shells, terminals and platforms set that happens to resemble one of ours. */
const common = new Set(['POST', 'HOSTS', 'PORTS', 'APPLE_PUBSUB_SOCKET_RENDER'])
const shortMax = 6

/**
 * A line for each variable that is probably meant for us but isn't a setting, with the setting that is probably meant: one that
 * differs in at most two letters (one, where the name is short) or in case, or that begins as ours do. Any other variable may belong to
 * another program.
 */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(settings.shape)
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !common.has(name))
    .flatMap((name) => {
      const upper = name.toUpperCase()
      const near = nearest(upper, known)
      if (near && isNear(upper, near)) return [`${name} is not a setting: did you mean ${near.name}?`]
      return prefixes.some((prefix) => upper.startsWith(prefix)) ? [`${name} is not a setting`] : []
    })
    .sort()
}

interface Near {
  name: string
  distance: number
}

const nearest = (name: string, known: string[]): Near | undefined =>
  known.map((one) => ({ name: one, distance: editDistance(name, one) })).sort((a, b) => a.distance - b.distance)[0]

const isNear = (name: string, { name: other, distance }: Near): boolean =>
  distance <= (Math.min(name.length, other.length) <= shortMax ? 1 : 2)

/** How many letters are to be added, left out, replaced or swapped with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) row[j] = cheapest(rows, row, { a, b, i, j })
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}

function cheapest(rows: number[][], row: number[], { a, b, i, j }: { a: string; b: string; i: number; j: number }): number {
  const same = a[i - 1] === b[j - 1] ? 0 : 1
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
  return Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same, swapped)
}
