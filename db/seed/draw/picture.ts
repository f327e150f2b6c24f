import type { SeedPicture } from '../types.ts'
import { forms } from './forms.ts'
import { group, pen } from './kit.ts'
import type { Form, Pen } from './kit.ts'

const stand = (p: Pen, form: Form): string => p.shadow(...form.shadow) + form.draw(p)

function second(p: Pen, form: Form): string {
  const way = form.second
  if (way.kind === 'own') return p.shadow(...way.shadow) + way.draw(p)
  if (way.kind === 'close')
    return group(`translate(500 500)rotate(${way.turn ?? 0})scale(${way.scale})translate(${-way.x} ${-way.y})`, form.draw(p))
  if (way.kind === 'turn') return group(`translate(500 520)rotate(${way.angle})scale(${way.scale})translate(-500 -500)`, form.draw(p))
  return `<g id="o" transform="translate(270 40)scale(.72)">${stand(p, form)}</g><use href="#o" x="-250" y="180"/>`
}

/** One picture as SVG on nothing; the second view is nearer, turned, a pair, or the other side. */
export function drawn(picture: SeedPicture, view: 1 | 2): string {
  const form = forms[picture.form]
  if (!form) throw new Error(`No drawing is called ${picture.form}`)
  const p = pen(picture)
  return p.page(view === 1 ? stand(p, form) : second(p, form))
}
