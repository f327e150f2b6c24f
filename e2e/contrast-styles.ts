/** Which texts of a page have a style whose contrast is known. */
export interface ContrastStyles {
  /** Clears what is cached about the page, and sets the styles that are known to have enough contrast. */
  begin(good: string): void
  /** Whether a visible text has a style that isn't known to have enough contrast. */
  hasNew(): boolean
  /** Whether it has a text of its own, in a style that isn't known to have enough contrast. */
  isNew(element: Element): boolean
  /** From now on, its style has enough contrast. */
  learn(element: Element): void
  /** The styles learned since the beginning. */
  learned(): string[]
}

/** The backgrounds below an element's text. */
interface Ground {
  /**
   * The same for elements with the same backgrounds around them, and the same elements outside of the normal flow around and beside these.
   */
  key: number
  /** Only if it's certain: one opaque color, that of `from`, which nothing else can cover below the text. */
  plain?: { color: string; from: Element } | undefined
  /** Elements that are translucent or filtered as a group, so their colors aren't the displayed ones. */
  isMixed: boolean
}

/**
 * Runs in the page. Texts have the same style if everything that affects contrast is the same: their font and color, the backgrounds of all
 * elements around them, and the elements outside of the normal flow among or beside these, which may be below or above the text. Different
 * widths are treated separately.
 */
export function readContrastStyles(): ContrastStyles {
  let [styles, grounds, neighbors] = [new Map<Element, string>(), new Map<Element, Ground>(), new Map<Element, Element[]>()]
  let boxes = new Map<Element, DOMRect>()
  let covers: Element[] | undefined
  let [good, learned] = [new Set<string>(), new Set<string>()]
  const numbers = new Map<string, number>()
  /** Two 32-bit hashes side by side (cyrb53), the same on every page: the texts would be long. */
  const numberOf = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    let [a, b] = [0xdeadbeef, 0x41c6ce57]
    for (let n = 0; n < text.length; n += 1) {
      a = Math.imul(a ^ text.charCodeAt(n), 2654435761)
      b = Math.imul(b ^ text.charCodeAt(n), 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    const number = 4294967296 * (2097151 & b) + (a >>> 0)
    numbers.set(text, number)
    return number
  }

  const overlaps = ({ transform, float, marginTop, marginBottom, marginLeft, marginRight, gridRowStart }: CSSStyleDeclaration): boolean =>
    transform !== 'none' ||
    float !== 'none' ||
    gridRowStart !== 'auto' ||
    `${marginTop}${marginBottom}${marginLeft}${marginRight}`.includes('-')
  const leavesFlow = (style: CSSStyleDeclaration): boolean => style.position !== 'static' || overlaps(style)
  /** Whether it's painted above everything in the normal flow, by CSS's painting order. */
  const isAbove = (element: Element): boolean => {
    const style = getComputedStyle(element)
    return style.position !== 'static' && !style.zIndex.startsWith('-')
  }
  const nameOf = (element: Element): string => `${element.tagName}.${element.getAttribute('class')}`
  const leavingIn = (parent: Element): Element[] => {
    const siblings = neighbors.get(parent) ?? [...parent.children].filter((child) => leavesFlow(getComputedStyle(child)))
    neighbors.set(parent, siblings)
    return siblings
  }
  const namesOf = (elements: Element[]): string => [...new Set(elements.map(nameOf))].sort().join()

  /** Whether the background that is certain around an element is also certain within it. */
  const isWithin = (element: Element, parent: Element, style: CSSStyleDeclaration): boolean => {
    const beside = leavingIn(parent).filter((other) => other !== element)
    if (!leavesFlow(style)) return beside.every(isAbove)
    return style.position === 'relative' && style.zIndex === 'auto' && !overlaps(style) && beside.length === 0
  }
  const plainIn = (element: Element, style: CSSStyleDeclaration, around?: Ground): Ground['plain'] => {
    if (style.backgroundImage !== 'none') return undefined
    if (style.backgroundColor.startsWith('rgb(')) return { color: style.backgroundColor, from: element }
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || !around?.plain) return undefined
    return isWithin(element, element.parentElement!, style) ? around.plain : undefined
  }
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    const parent = element.parentElement
    const around = parent ? groundOf(parent) : undefined
    const isMixed = Boolean(around?.isMixed) || style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal'
    const plain = isMixed ? undefined : plainIn(element, style, around)
    const leaving = [leavesFlow(style) ? nameOf(element) : '', parent ? namesOf(leavingIn(parent)) : ''].join(' ')
    const own = [leaving, style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode].join('|')
    // Most elements change nothing.
    const isPlace = own !== ' |rgba(0, 0, 0, 0)|none|1|none|normal'
    const ground = { key: isPlace || !around ? numberOf(`${around?.key ?? innerWidth} ${own}`) : around.key, plain, isMixed }
    grounds.set(element, ground)
    return ground
  }
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, box)
    return box
  }
  /** All elements outside of the normal flow, wherever they are. */
  const allCovers = (): Element[] => {
    const apart = (element: Element) =>
      ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position) && boxOf(element).width > 1
    covers ??= [...document.body.querySelectorAll('*')].filter(apart)
    return covers
  }
  /** Those of them that overlap the element, and may be above or below it. */
  const coversOf = (element: Element): Element[] => {
    const { left, right, top, bottom } = boxOf(element)
    return allCovers().filter((cover) => {
      const box = boxOf(cover)
      return box.left < right && left < box.right && box.top < bottom && top < box.bottom && !cover.contains(element)
    })
  }
  const styleOf = (element: Element): string => {
    const known = styles.get(element)
    if (known !== undefined) return known
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const style = numberOf([groundOf(element).key, namesOf(coversOf(element)), color, fontSize, fontWeight, textShadow].join('|')).toString(
      36,
    )
    styles.set(element, style)
    return style
  }

  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = color
      .match(/\d+/g)!
      .map(Number)
      .map((channel) => (channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contains = (outer: Element, inner: Element): boolean => {
    const [a, b] = [boxOf(outer), boxOf(inner)]
    return b.left >= a.left - 1 && b.right <= a.right + 1 && b.top >= a.top - 1 && b.bottom <= a.bottom + 1
  }
  /**
   * Whether the contrast is enough even for small text, without axe's map of overlapping elements, which takes as long as all other rules.
   */
  const isPlainlyGood = (element: Element): boolean => {
    const { plain } = groundOf(element)
    const { color, textShadow } = getComputedStyle(element)
    if (!plain || !color.startsWith('rgb(') || textShadow !== 'none' || coversOf(element).length > 0) return false
    if (plain.from !== document.body && plain.from !== document.documentElement && !contains(plain.from, element)) return false
    const [a, b] = [luminance(color), luminance(plain.color)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 4.5
  }
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue!))
  const learn = (element: Element): void => {
    good.add(styleOf(element))
    learned.add(styleOf(element))
  }
  const isNew = (element: Element): boolean => {
    if (!hasText(element) || good.has(styleOf(element))) return false
    if (!isPlainlyGood(element)) return true
    learn(element)
    return false
  }
  /** Excludes elements for screen readers only, and disabled ones, which need no contrast. */
  const isSeen = (element: Element): boolean =>
    !element.matches(':disabled, [type=radio], [type=checkbox], [type=range]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.clientWidth !== 1 || element.clientHeight !== 1)
  return {
    begin(known) {
      ;[styles, grounds, neighbors, boxes] = [new Map(), new Map(), new Map(), new Map()]
      covers = undefined
      ;[good, learned] = [new Set(known.split(' ')), new Set()]
    },
    hasNew: () => [...document.querySelectorAll('body *')].some((element) => isSeen(element) && isNew(element)),
    isNew,
    learn,
    learned: () => [...learned],
  }
}
