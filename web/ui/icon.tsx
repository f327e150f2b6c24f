/** Paths on a 24 px grid; the theme sets the stroke. */
const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 12H4L5 8Zm4 0V6a3 3 0 0 1 6 0v2',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2Zm4 4.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 20 20 4',
  feed: 'M4 5h16v7H4Zm0 11h16v3H4Z',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 4.5v5M8 14.5v5',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  heart: 'M12 20.5 4.3 12.7a4.9 4.9 0 0 1 6.9-6.9l.8.8.8-.8a4.9 4.9 0 0 1 6.9 6.9Z',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  key: 'M11 12.2 20 3.2m-3.5 3.5 2.5 2.5m-5.5.5 2 2M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  pen: 'm4 20 1-4.5L16 4.5 19.5 8 8.5 19 4 20Zm10-13.5 3.5 3.5',
  people: 'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c0-7 14-7 14 0m0-8a4 4 0 0 0 0-8m2 11c3 1 4 2 4 5',
  play: 'M8 5.5v13L18.5 12Z',
  plus: 'M5 12h14M12 5v14',
  returns: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  scales: 'M12 4v16M7 20h10M4 7h16M4 7l-2.5 7h5zm16 0-2.5 7h5z',
  search: 'm20 20-4.5-4.5m2.5-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  share: 'M12 15V3m-4.5 4.5L12 3l4.5 4.5M5 12v9h14v-9',
  sun: 'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  truck: 'M3 6h11v11H3zm11 4h4l3 3v4h-7m-7.5 0a2 2 0 1 0 4 0m6 0a2 2 0 1 0 4 0',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.8-6 8-6s7.4 2 8 6',
} as const

export type IconName = keyof typeof paths

/** A decorative icon, hidden from screen readers, in the color of the text. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${name === 'arrow' ? 'icon-onward ' : ''}${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
