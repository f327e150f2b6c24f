import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#server/http/context.ts'
import { Feed } from './external-feed.ts'
import { fetchFeed } from './fetch-feed.ts'

const timeoutMs = 3000

/** The configured external blog; null if there is none. */
export function openFeed(
  { config: { blogFeed }, signingSecret: secret, clock }: AppContext,
  { log, onChange }: { log: Pick<FastifyBaseLogger, 'warn'>; onChange: () => void },
): Feed | null {
  if (!blogFeed) return null
  return new Feed({
    read: () => fetchFeed({ ...blogFeed, secret, timeoutMs }),
    onChange,
    onFailure: (error) => log.warn({ stack: String(error) }, 'the external blog could not be read'),
    now: () => clock().getTime(),
  })
}
