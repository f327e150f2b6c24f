import { type Markup, markup } from '#server/text/markup.ts'
import type { Block, Brand, GoodsLine, Row } from './mail.ts'
import { style } from './style.ts'

/** A block of a mail as HTML. */
export function blockHtml(block: Block, brand: Brand): Markup {
  switch (block.type) {
    case 'title':
      return markup`<h1 class="m-ink" ${style('margin:20px 0 0;font-size:26px;line-height:30px;font-weight:800;letter-spacing:-0.02em', 'ink display')}>${block.text}</h1>`
    case 'paragraph':
      return paragraphsHtml(block.text, brand)
    case 'picture':
      return markup`<p style="margin:20px 0 0"><img src="${block.url}" alt="${block.alt}" width="512" class="m-studio m-ink" ${style('display:block;width:100%;max-width:512px;height:auto;border:0;border-radius:10px;font-size:15px;line-height:22px', 'studio ink')}></p>`
    case 'code':
      return codeHtml(block.code)
    case 'button':
      return buttonHtml(block.label, block.url)
    case 'link':
      return markup`<p class="m-quiet" ${style('margin:24px 0 0;font-size:13px;line-height:20px', 'quiet')}><a href="${block.url}" class="m-quiet" ${style('text-decoration:underline', 'quiet')}>${block.label}</a></p>`
    case 'stars':
      return starsHtml(block.links)
    case 'facts':
      return markup`${table(20)}${block.rows.map(factHtml)}</table>`
    case 'goods':
      return markup`${table(24)}${block.lines.map((line) => goodsHtml(line, brand))}</table>`
    case 'totals':
      return markup`${table(0)}${block.rows.map((row, index, { length }) => totalHtml(row, index === 0, index === length - 1))}</table>`
    case 'address':
      return markup`<p class="m-quiet" ${style('margin:24px 0 0;font-size:13px;line-height:20px', 'quiet')}>${block.label}</p><p class="m-ink" ${style('margin:2px 0 0;font-size:15px;line-height:22px', 'ink')}>${block.lines.map((line) => markup`${line}<br>`)}</p>`
  }
}

/** An empty line starts a new paragraph; URLs of the shop itself become links. */
const paragraphsHtml = (text: string, { origin }: Brand) =>
  markup`${text
    .split(/\n{2,}/)
    .map(
      (part) => markup`<p class="m-ink" ${style('margin:14px 0 0;font-size:16px;line-height:24px', 'ink')}>${withLinks(part, origin)}</p>`,
    )}`

const withLinks = (text: string, origin: string) =>
  text
    .split('\n')
    .map((line, row) => [
      row === 0 ? '' : markup`<br>`,
      ...line
        .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
        .map((part) =>
          part === origin || part.startsWith(`${origin}/`)
            ? markup`<a href="${part}" class="m-ink" ${style('text-decoration:underline', 'ink')}>${part}</a>`
            : part,
        ),
    ])

const table = (above: number) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${style(`margin:${above}px 0 0`)}>`

/** One tap selects the whole code. */
const codeHtml = (code: string) =>
  markup`${table(20)}<tr><td align="center" class="m-studio m-ink" ${style('padding:18px 8px 18px 13px;border-radius:4px;font-size:36px;line-height:40px;font-weight:800;letter-spacing:0.14em;font-variant-numeric:tabular-nums;-webkit-user-select:all;user-select:all', 'studio ink display')}>${code}</td></tr></table>`

/** The cell has the color and size too, since Outlook gives links neither. */
const buttonHtml = (label: string, url: string) =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td align="center" class="m-ember" ${style('border-radius:4px', 'ember')}><a href="${url}" class="m-on-ember" ${style('display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none', 'on-ember')}>${label}</a></td></tr></table>`

/** Stars as characters, since most mail programs load no pictures; large enough to tap. */
const starsHtml = (links: { label: string; url: string }[]) =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr>${links.map(({ label, url }) => markup`<td><a href="${url}" title="${label}" aria-label="${label}" class="m-ink" ${style('display:inline-block;padding:4px 8px;font-size:30px;line-height:40px;text-decoration:none', 'ink')}>☆</a></td>`)}</tr></table>`

const factHtml = ({ label, value }: Row) =>
  markup`<tr><td valign="top" class="m-quiet" ${style('padding:4px 16px 4px 0;font-size:14px;line-height:20px;white-space:nowrap', 'quiet')}>${label}</td><td width="100%" valign="top" class="m-ink" ${style('padding:4px 0;font-size:15px;line-height:20px;word-break:break-word', 'ink')}>${value}</td></tr>`

function goodsHtml({ name, details, price, picture }: GoodsLine, { origin }: Brand): Markup {
  const shown = picture
    ? markup`<img src="${new URL(picture, origin).href}" width="64" height="64" alt="" style="display:block;border:0;border-radius:6px">`
    : ''
  const cell = 'padding:12px 0'
  return markup`<tr><td width="64" valign="top" class="m-top" ${style(cell, 'top')}><table role="presentation" width="64" cellpadding="0" cellspacing="0"><tr><td width="64" height="64" class="m-studio" ${style('border-radius:6px', 'studio')}>${shown}</td></tr></table></td><td valign="top" class="m-top m-ink" ${style(`${cell};padding-left:14px;font-size:15px;line-height:21px;word-break:break-word`, 'ink top')}><b style="font-weight:600">${name}</b><br><span class="m-quiet" ${style('font-size:14px', 'quiet')}>${details}</span></td><td align="right" valign="top" class="m-top m-ink" ${style(`${cell};padding-left:14px;font-size:15px;line-height:21px;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums`, 'ink top')}>${price}</td></tr>`
}

function totalHtml({ label, value }: Row, isFirst: boolean, isLast: boolean): Markup {
  const size = isLast
    ? 'padding:12px 0 4px;font-size:18px;line-height:24px;font-weight:700'
    : 'padding:10px 0;font-size:15px;line-height:20px'
  const line = isFirst || isLast ? ' top' : ''
  const tone = isLast ? 'ink' : 'quiet'
  const classes = line && ' m-top'
  return markup`<tr><td class="m-${tone}${classes}" ${style(size, tone + line)}>${label}</td><td align="right" class="m-ink${classes}" ${style(`${size};white-space:nowrap;font-variant-numeric:tabular-nums`, `ink${line}`)}>${value}</td></tr>`
}
