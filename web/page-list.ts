import type { PageModule } from './page-code.ts'

/** Every page in web/pages. A file of its own, because the names of all their files are 4 kB (gzip), and a first page needs only one. */
export const pages = import.meta.glob<PageModule>('./pages/*/page.tsx')
