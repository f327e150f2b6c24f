import { type Channel, type OrderSource, sourceMax, type VisitSource } from '#contract/order-source.ts'

const searches = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|startpage|qwant|brave|kagi)\./
const socials =
  /(^|\.)(facebook|instagram|tiktok|youtube|pinterest|reddit|linkedin|twitter|threads|snapchat|whatsapp|telegram|mastodon|bsky|x|t|youtu|fb|lnkd|pin)\.(com|net|org|co|be|it|me|in|app|social)$/
const mails = /(^|\.)(mail|webmail|outlook|gmail|proton)\./

/** The channel that a campaign's medium stands for. */
const media: readonly (readonly [RegExp, Channel])[] = [
  [/^(cpc|ppc|paid.*|display|banner|ads?|cpm|retargeting)$/, 'paid'],
  [/^(e?-?mail|newsletter)$/, 'email'],
  [/^(social.*|sm)$/, 'social'],
  [/^organic$/, 'search'],
  [/^referral$/, 'referral'],
]

/** A text in lower case, without characters that can't be stored or would break a line, and cut to its maximum. */
const normal = (text = ''): string =>
  text
    .toWellFormed()
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, sourceMax)
    .toWellFormed()

/** A host without its port and "www."; empty for what is none. */
const hostOf = (referrer = ''): string => /^(?:www\.)?([a-z0-9.-]{1,80}\.[a-z]{2,})(?::\d+)?$/.exec(normal(referrer))?.[1] ?? ''

/** Where an order came from, of what the browser says; null for what came directly, from the shop's own pages, or from where nobody knows. */
export function sourceOf(visit: VisitSource | undefined, ownHost: string): OrderSource | null {
  if (!visit) return null
  const [source, medium, campaign] = [normal(visit.source), normal(visit.medium), normal(visit.campaign)]
  const referrer = hostOf(visit.referrer)
  const host = referrer === hostOf(ownHost) ? '' : referrer
  if (source === '' && medium === '' && campaign === '') return host === '' ? null : { channel: byHost(host), source: host, campaign: '' }
  const channel = media.find(([says]) => says.test(medium))?.[1] ?? 'campaign'
  return { channel, source: source || host, campaign }
}

function byHost(host: string): Channel {
  if (mails.test(host)) return 'email'
  if (searches.test(host)) return 'search'
  return socials.test(host) ? 'social' : 'referral'
}
