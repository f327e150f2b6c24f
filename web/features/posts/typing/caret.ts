const copied = ['font', 'letter-spacing', 'line-height', 'padding', 'border-width', 'border-style', 'box-sizing', 'text-align', 'direction']

/** The position of a character of a field in the viewport. Browsers have no API for it, so it's measured in a copy of the field. */
export function caretRect(field: HTMLTextAreaElement, at: number): { left: number; top: number; bottom: number } {
  const copy = document.createElement('div')
  const mark = document.createElement('span')
  const computed = getComputedStyle(field)
  for (const name of copied) copy.style.setProperty(name, computed.getPropertyValue(name))
  const { style } = copy
  style.position = 'fixed'
  style.visibility = 'hidden'
  style.whiteSpace = 'pre-wrap'
  style.overflowWrap = 'break-word'
  style.width = `${field.offsetWidth}px`
  mark.textContent = field.value.slice(at, at + 1) || '.'
  copy.append(field.value.slice(0, at), mark, field.value.slice(at + 1))
  document.body.append(copy)
  const [outer, inner, own] = [copy.getBoundingClientRect(), mark.getBoundingClientRect(), field.getBoundingClientRect()]
  copy.remove()
  const top = own.top + inner.top - outer.top - field.scrollTop
  return { left: own.left + inner.left - outer.left, top, bottom: Math.min(top + inner.height, own.bottom) }
}
