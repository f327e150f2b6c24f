import { type Channel, type OrderSource, sourceMax, type VisitSource } from '#contract/order-source.ts'

const searches = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|startpage|qwant|brave|kagi)\./
const socials =
  /(^|\.)(facebook|instagram|tiktok|youtube|pinterest|reddit|linkedin|twitter|threads|snapchat|whatsapp|telegram|mastodon|bsky|x|t|youtu|fb|lnkd|pin)\.(com|net|org|co|be|it|me|in|app|social)$/
const mails = /(^|\.)(mail|webmail|outlook|gmail|proton)\./

/** The channels that the medium of a campaign stands for. */
const media: readonly (readonly [RegExp, Channel])[] = [
  [/^(cpc|ppc|paid.*|display|banner|ads?|cpm|retargeting)$/, 'paid'],
  [/^(e?-?mail|newsletter)$/, 'email'],
  [/^(social.*|sm)$/, 'social'],
  [/^organic$/, 'search'],
  [/^referral$/, 'referral'],
]

/** Normalizes a text: lower case, without characters that can't be stored or would break a line, cut to the maximum length. */
const normal = (text = ''): string =>
  text
    .toWellFormed()
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, sourceMax)
    .toWellFormed()

/** A host without its port and "www."; empty if it isn't a host. */
const hostOf = (referrer = ''): string => /^(?:www\.)?([a-z0-9.-]{1,80}\.[a-z]{2,})(?::\d+)?$/.exec(normal(referrer))?.[1] ?? ''

/**
 * The source of an order, from what the browser reports; null for a direct visit, for one from the shop's own pages, or if it isn't known.
 */
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
