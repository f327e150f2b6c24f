import { type Markup, markup } from '#server/text/markup.ts'
import { blockHtml } from './blocks.ts'
import { footerOf } from './footer.ts'
import { brandHtml, brandStyle } from './logo.ts'
import type { Mail } from './mail.ts'
import { darkStyle, style } from './style.ts'

/**
 * The HTML part of a mail: tables and inline styles, because mail programs (Outlook, Gmail) support little else; dark if the mail program
 * is. Everything in the mail is escaped.
 */
export function toHtml({ brand, subject, preheader, blocks }: Mail): string {
  const [contact, why] = footerOf(brand)
  return markup`<!doctype html>
<html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${subject}</title><style>${darkStyle}${brandStyle(brand)}</style></head>
<body class="m-ground" ${style('margin:0;padding:0', 'ground')}>${hidden(preheader)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="m-ground" ${style('', 'ground')}><tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="m-ink" ${style('padding:0 4px 16px;font-size:20px;line-height:24px;font-weight:800;letter-spacing:-0.02em;text-transform:uppercase', 'ink display')}>${brandHtml(brand)}</td></tr>
<tr><td class="m-card" ${style('padding:8px 24px 28px;border-radius:10px', 'surface border')}>
${blocks.map((block) => blockHtml(block, brand))}
</td></tr>
<tr><td class="m-quiet" ${style('padding:20px 4px 0;font-size:13px;line-height:20px', 'quiet')}>${contact}<br>${why}</td></tr>
</table></td></tr></table></body></html>`.html
}

/** Preview text shown in the list of emails, not in the email itself; the blanks after it keep the following text out of the preview. */
const hidden = (text: string): Markup =>
  markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${'\u200c\u00a0'.repeat(60)}</div>`
