/** Drawn on a 24 px grid, like the shop's icons. The shop doesn't load these. */
const paths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  orders: 'M5 8h14l1 12H4L5 8Zm4 0V6a3 3 0 0 1 6 0v2',
  returns: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  products: 'M12.500 3H20a1 1 0 0 1 1 1v7.500L12 21l-9-9zM16.500 8h.01',
  categories: 'M4 5h6v5H4zM14 5h6v5h-6zM4 14h6v5H4zM14 14h6v5h-6z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  stock: 'm12 3 8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  customers:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 9c.5-3.500 3-5 6.500-5s6 1.500 6.500 5M16 4.500a3.500 3.500 0 0 1 0 6.500M18 15.500c2 .700 3.200 2.200 3.500 4.500',
  promotions: 'M6 18 18 6M7.500 9a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Zm9 9a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  priceLists: 'M12.500 3H20a1 1 0 0 1 1 1v7.500L12 21l-9-9zM16.500 8h.01M8 12l4 4',
  deals: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l2.500 2.500M9 2.500h6',
  rails: 'M3 7h5v10H3zM9.500 7h5v10h-5zM16 7h5v10h-5z',
  credit: 'M3 7h18v11H3zM3 11h18M7 15h3M12 7c-3 0-4-1.500-4-2.500S9 3 10 3s2 2 2 4c0-2 1-4 2-4s2 .500 2 1.500S15 7 12 7Z',
  shipping: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  currencies: 'M3 8h15l-4-4m7 12H6l4 4',
  tax: 'M4 20h16M5 17V10m5 7V10m4 7V10m5 7V10M3 8l9-5 9 5z',
  repeat: 'M4 11V9a3 3 0 0 1 3-3h12m0 0-3-3m3 3-3 3m4 4v2a3 3 0 0 1-3 3H5m0 0 3 3m-3-3 3-3',
  subscriptions: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5m-7.500 7 2.500 2.500 4.500-4.500',
  plans: 'M5 9a4 4 0 0 1 4-4h9m-3-3 3 3-3 3m4 7a4 4 0 0 1-4 4H6m3 3-3-3 3-3',
  moderation: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z',
  challenges: 'M6 21V4m0 1c4-2.500 7 2.500 12 0v9c-5 2.500-8-2.500-12 0',
  lifts: 'M3 12h18M6 8v8M9 6v12M15 6v12M18 8v8',
  reviews: 'm12 3.500 2.600 5.300 5.900.900-4.300 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800-4.300-4.100 5.900-.900z',
  languages: 'M3 6h10M8 3v3m3 0c-1 4-4 7-8 9m2-6c2 3 4 5 7 6m0 6 4.500-10L21 21m-7.500-3h6',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  questions: 'M5 4h14v12h-8l-4 4v-4H5zM9.800 8.500a2.300 2.300 0 1 1 3.200 2.100c-.600.300-1 .700-1 1.400M12 14h.01',
  clubs:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 9c.5-3.500 3-5 6.500-5s6 1.500 6.500 5M16 4.500a3.500 3.500 0 0 1 0 6.500M18 15.500c2 .700 3.200 2.200 3.500 4.500',
  pages: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6',
  reports: 'M4 4v16h16M8 16v-3m4 3V9m4 7v-5',
  staff: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 3.800-6 8-6s7.400 2 8 6',
  audit: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  webhooks:
    'M12 8.500a3 3 0 1 0-2.600-1.500L6 13m3.500 3.500a3.500 3.500 0 1 1-4.700-3.300M14.600 7l3.400 6a3.500 3.500 0 1 1-1.500 6.500H9',
  keys: 'M14.500 10.500 21 4m-3 3 2.500 2.500M15 10l2 2M9 20.500a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  jobs: 'M13 3 5 14h6l-1 7 8-11h-6z',
  redirects: 'M4 6h5c6 0 4 12 10 12h1m-3-3 3 3-3 3M15 6h5m-3-3 3 3-3 3',
  settings: 'm12 3 7.800 4.500v9L12 21l-7.800-4.500v-9zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  more: 'M4 7h16M4 12h16M4 17h16',
  search: 'm20 20-4.500-4.500m2.500-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M5 12h14M12 5v14',
  columns: 'M4 5h16v14H4zM9.300 5v14M14.700 5v14',
  sort: 'M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  back: 'M19 12H5m6-6-6 6 6 6',
  download: 'M12 4v11m0 0-4.500-4.500M12 15l4.500-4.500M5 20h14',
  upload: 'M12 15V4m0 0L7.500 8.500M12 4l4.500 4.500M5 20h14',
  shop: 'M4 9 5.500 4h13L20 9M4 9v11h16V9M4 9h16M9 20v-6h6v6',
} as const

export type AdminIconName = keyof typeof paths

export function AdminIcon({ name, className = 'size-4' }: { name: AdminIconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon shrink-0 ${name === 'back' ? 'rtl:-scale-x-100 ' : ''}${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
