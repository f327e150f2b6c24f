import type { OutboxMessage } from '#server/messaging/outbox.ts'
import { escapeHtml, Markup, markup } from '#server/text/markup.ts'
import { plainPage } from './html.ts'

/**
 * The policy of the outbox page and the mails in it: it allows the shop's pictures and inline styles, but no scripts. The mails' frames
 * inherit it from the page.
 */
export const outboxPolicy = (origin: string): string =>
  `default-src 'none'; img-src 'self' data: ${origin}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The outbox as a page: unsent messages, newest first, as HTML and as plain text, with working links. */
export function outboxPage(messages: OutboxMessage[], shopName: string): string {
  const intro = markup`<p>No mail server is configured, so ${shopName} keeps its messages here for a day. Only this machine can open this page.</p>`
  const list = messages.length > 0 ? messages.map(messageHtml) : markup`<p>Nothing yet. Sign up or place an order.</p>`
  return plainPage('Outbox', markup`${intro}${list}`.html, `<link rel="icon" href="data:,"><style>${pageStyle}</style>`)
}

function messageHtml({ to, subject, text, html, sentAt }: OutboxMessage, index: number): Markup {
  const plain = markup`<pre>${linked(text)}</pre>`
  const shown = html === null ? plain : tabs(`m${index}`, frame(html, subject), plain)
  return markup`<details${new Markup(index === 0 ? ' open' : '')}><summary><b>${subject}</b><span>${to}</span><small><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')}</time></small></summary>${shown}</details>`
}

/** Tabs without JavaScript: the checked radio button decides which panel is shown. */
const tabs = (name: string, mail: Markup, plain: Markup) =>
  markup`<div class="tabs"><input type="radio" name="${name}" id="${name}-mail" checked><label for="${name}-mail">Mail</label><input type="radio" name="${name}" id="${name}-text"><label for="${name}-text">Text</label><div>${mail}</div><div>${plain}</div></div>`

/** A sandboxed frame: no script in a mail runs, and its links open in a new tab. */
const frame = (html: string, subject: string) =>
  markup`<iframe title="${subject}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${html.replace('<head>', '<head><base target="_blank">')}"></iframe>`

const linked = (text: string) =>
  new Markup(escapeHtml(text).replaceAll(/https?:\/\/[^\s]+[^\s.,]/g, (url) => `<a href="${url}">${url}</a>`))

const pageStyle = `summary span{color:#5c5954}.tabs{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}.tabs>div{display:none;flex:0 0 100%}
.tabs>input{position:absolute;opacity:0}.tabs>label{padding:.35rem 1rem;border:1px solid #dfdbd2;border-radius:99px;cursor:pointer;font-size:.875rem}
.tabs>input:checked+label{background:#15171a;border-color:#15171a;color:#fff}.tabs>input:focus-visible+label{outline:2px solid #c8340a;outline-offset:2px}
.tabs>input:nth-of-type(1):checked~div:nth-of-type(1),.tabs>input:nth-of-type(2):checked~div:nth-of-type(2){display:block}
iframe{display:block;width:100%;height:44rem;border:1px solid #dfdbd2;border-radius:4px;background:#f6f4ef;resize:vertical}`
