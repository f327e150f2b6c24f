import { fileOf } from './camera.ts'
import { nameOf, type State, type View } from './state.ts'

const style = `
body { margin: 2rem; background: #f6f4ef; color: #15171a; font: 16px/1.5 system-ui, sans-serif }
nav a { margin-right: 1rem }
h2 { margin-top: 4rem; border-top: 1px solid #15171a; padding-top: 1rem }
h3 { margin: 2rem 0 0.5rem; font-size: 1rem }
.views { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
figure { flex: none; margin: 0 }
img { display: block; width: 15rem; max-height: 32rem; object-fit: cover; object-position: top; border: 1px solid #dfdbd2 }
figcaption { font-size: 0.75rem; color: #5c5954 }`

/** All screenshots on one page, by page and state; each links to its full size. */
export function overview(states: State[], views: View[], pictures: boolean): string {
  const pages = [...new Set(states.map(({ page }) => page))]
  const links = pages.map((page) => `<a href="#${page}">${page}</a>`)
  if (pictures) links.push('<a href="pictures.html">product pictures</a>')
  const sections = pages.map((page) => {
    const own = states.filter((state) => state.page === page).map((state) => row(state, views))
    return `<h2 id="${page}">${page}</h2>\n${own.join('\n')}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>${style}</style>
<h1>${states.length} states</h1>
<nav>${links.join('')}</nav>
${sections.join('\n')}`
}

function row(state: State, views: View[]): string {
  const figures = views.filter(({ width }) => state.widths?.includes(width) ?? true).map((view) => figure(state, view))
  return `<h3>${nameOf(state)}</h3><div class="views">${figures.join('')}</div>`
}

function figure(state: State, view: View): string {
  const file = fileOf(state, view).replaceAll('\\', '/')
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${view.width} ${view.theme}</figcaption></figure>`
}
