import { useEffect, useRef } from 'react'

interface MailFrameProps {
  html: string
  isDark: boolean
  isPhone: boolean
  label: string
}

/** A mail as a mail program shows it: apart from this page's styles, and nothing in it leads anywhere. */
export function MailFrame({ html, isDark, isPhone, label }: MailFrameProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // The policy of this page refuses styles that are parsed: they're put aside, and set one by one.
    const inert = html.replaceAll(' style="', ' data-style="').replace(/<style>.*?<\/style>/s, '')
    const mail = new DOMParser().parseFromString(inert, 'text/html')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(darkRules(html))
    root.adoptedStyleSheets = [sheet]
    const body = copyOf(mail.body)
    if (isDark) body.dataset['ogsc'] = ''
    const frame = document.createElement('div')
    if (isDark) frame.dataset['ogsc'] = ''
    frame.append(body)
    root.replaceChildren(frame)
  }, [html, isDark])
  return (
    <div
      ref={host}
      role="img"
      aria-label={label}
      className={`min-h-60 overflow-hidden rounded-card border border-line ${isPhone ? 'max-w-[23.5rem]' : ''}`}
    />
  )
}

/** Those that a mail program asks for by an attribute; what the reader's system prefers doesn't count here. */
const darkRules = (style: string): string => style.match(/\[data-ogsc\] [^}]*\}/g)?.join('') ?? ''

/** The same with its styles, and without links. */
function copyOf(element: Element): HTMLElement {
  const copy = document.createElement(element.localName === 'body' ? 'div' : element.localName)
  for (const { name, value } of element.attributes) if (name !== 'data-style' && name !== 'href') copy.setAttribute(name, value)
  copy.style.cssText = element.getAttribute('data-style') ?? ''
  for (const child of element.childNodes) copy.append(child instanceof Element ? copyOf(child) : (child.textContent ?? ''))
  return copy
}
