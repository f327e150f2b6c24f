import { settings } from './settings.ts'

/** Prefixes of settings that are ours and few others'. Not GOOGLE_, which cloud platforms use too. */
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
/** Variables of shells, terminals and platforms that happen to resemble one of ours. */
const common = new Set(['POST', 'HOSTS', 'PORTS', 'APPLE_PUBSUB_SOCKET_RENDER'])
const shortMax = 6

/**
 * A warning for each variable that is probably meant for us but isn't a setting, with the probable setting: one that differs in case or in
 * at most two letters (one, if the name is short), or that has one of our prefixes. Other variables may belong to other programs.
 */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(settings.shape)
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !common.has(name))
    .flatMap((name) => {
      const upper = name.toUpperCase()
      const similar = nearest(upper, known)
      if (similar && isNear(upper, similar)) return [`${name} is not a setting: did you mean ${similar.name}?`]
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

/** The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance). */
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
