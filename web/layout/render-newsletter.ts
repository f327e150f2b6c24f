import { limits } from '#contract/limits.ts'
import { newsletterUrls } from '#contract/newsletter-urls.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Shop } from '#contract/shop.ts'
import { textIn } from '#web/lib/text.ts'
import { escaped } from './escaped.ts'

const input = 'min-h-11 min-w-0 grow basis-40 rounded-input border border-edge bg-surface px-3 hover:border-ink'
const link = 'inline-flex min-h-11 items-center text-sm text-quiet text-link hover:text-ink'
const button = 'min-h-11 rounded-input border border-ink px-4 font-medium hover:bg-ink hover:text-ground'

/** The newsletter form of the footer as HTML that the server adds to pages. It's a plain POST, so the browser needs no code for it. */
export function renderNewsletter({ locale, hasNewsletterArchive }: Pick<Shop, 'locale' | 'hasNewsletterArchive'>, prefix: string): string {
  const t = textIn(locale, 'no-script')
  const text = (key: 'title' | 'email' | 'join' | 'note' | 'archive') => escaped(t(`newsletter.${key}`))
  const archive = hasNewsletterArchive ? `<a href="${prefix}${newsletterUrls.archive()}" class="${link}">${text('archive')}</a>` : ''
  return `<form method="post" action="${prefix}${serverUrls.newsletter()}" class="mt-6 max-w-[24rem]"><input type="hidden" name="source" value="footer"><label for="newsletter-email" class="block font-semibold">${text('title')}</label><div class="mt-2 flex flex-wrap gap-2"><input id="newsletter-email" type="email" name="email" required maxlength="${limits.email.max}" autocomplete="email" placeholder="${text('email')}" aria-describedby="newsletter-note" class="${input}"><button type="submit" class="${button}">${text('join')}</button></div><p id="newsletter-note" class="mt-2 text-sm text-quiet">${text('note')}</p></form>${archive}`
}
