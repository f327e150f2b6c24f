import { escapeHtml } from '#server/text/markup.ts'
import { documentPolicy } from './headers.ts'

/** The style of the pages that are for developers (documentation, outbox): they have no script and one style sheet. */
const plainStyle = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f4ef;color:#15171a}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h3{font-size:.875rem;margin:1rem 0 .25rem}a{color:#b32d06}article,details{background:#fff;border:1px solid #dfdbd2;border-radius:10px;margin:.5rem 0;padding:.75rem 1rem}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
small{color:#5c5954}summary small{margin-left:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}td{border-top:1px solid #dfdbd2;padding:.35rem .5rem .35rem 0;vertical-align:top;overflow-wrap:anywhere}
pre{background:#f6f4ef;padding:.75rem;border-radius:4px;overflow:auto;max-height:24rem;font-size:.8125rem;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The policy of such a page: it may apply its own style, and nothing else. */
export const plainPolicy = documentPolicy({ styles: [plainStyle] })

/** A whole page in that style; `head` is added to its head element. */
export const plainPage = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${plainStyle}</style>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
