import { useEffect, useRef } from 'react'

interface MailFrameProps {
  html: string
  isDark: boolean
  isPhone: boolean
  label: string
}

/** A mail as a mail program shows it: isolated from the page's styles, with inactive links. */
export function MailFrame({ html, isDark, isPhone, label }: MailFrameProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // This page's policy refuses parsed styles, so they're taken out and set one by one by script.
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

/** The dark styles that mail programs select by an attribute. The reader's system preference is ignored here. */
const darkRules = (style: string): string => style.match(/\[data-ogsc\] [^}]*\}/g)?.join('') ?? ''

/** A copy of the element with its styles, and without links. */
function copyOf(element: Element): HTMLElement {
  const copy = document.createElement(element.localName === 'body' ? 'div' : element.localName)
  for (const { name, value } of element.attributes) if (name !== 'data-style' && name !== 'href') copy.setAttribute(name, value)
  copy.style.cssText = element.getAttribute('data-style') ?? ''
  for (const child of element.childNodes) copy.append(child instanceof Element ? copyOf(child) : (child.textContent ?? ''))
  return copy
}
