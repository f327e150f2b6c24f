import { escapeHtml, plainPage } from './html.ts'

interface Sent {
  to: string
  subject: string
  text: string
  sentAt: string
}

/** The outbox as a page: what would have been mailed, newest first, with links that work. */
export function outboxPage(messages: Sent[], shopName: string): string {
  const articles = messages.map(
    ({ to, subject, text, sentAt }) =>
      `<article><h2>${escapeHtml(subject)}</h2><small>to ${escapeHtml(to)} · ${escapeHtml(sentAt)}</small><pre>${linked(text)}</pre></article>`,
  )
  const intro = `<p>No mail server is configured, so ${escapeHtml(shopName)} keeps its messages here. Only this machine can open this page.</p>`
  return plainPage('Outbox', intro + (articles.join('') || '<p>Nothing yet. Sign up or place an order.</p>'))
}

const linked = (text: string) => escapeHtml(text).replaceAll(/https?:\/\/[^\s]+[^\s.,]/g, (url) => `<a href="${url}">${url}</a>`)
