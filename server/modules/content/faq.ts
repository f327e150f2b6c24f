import type { Faq, FaqItem } from '#contract/content.ts'
import { freeId } from './headings.ts'
import { renderMarkdown } from './markdown.ts'
import { decodeText } from './plain-text.ts'

type Head = Omit<Faq, 'groups'>

/** The questions (`###`) of a text by group (`##`). */
export async function readFaq(head: Head, markdown: string, prefix = ''): Promise<Faq> {
  const used = new Set<string>()
  const groups = sections(markdown, '## ').map(async ({ title, body }) => ({
    title,
    items: await Promise.all(
      sections(body, '### ').map(async (one): Promise<FaqItem> => {
        const { html } = await renderMarkdown(one.body, prefix)
        return { id: freeId(one.title, used), question: one.title, html }
      }),
    ),
  }))
  return { ...head, groups: await Promise.all(groups) }
}

function sections(markdown: string, mark: string): { title: string; body: string }[] {
  const [, ...parts] = `\n${markdown}`.split(`\n${mark}`)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), body: lines.join('\n') }
  })
}

const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The words of a search without common endings, so that "returned" finds "return". */
const stemsOf = (q: string): string[] =>
  fold(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s)$/, '') : word))

/** The questions that have every word. Those with all words in the question itself come first. */
export function findQuestions(faq: Faq, q: string): Faq {
  const stems = stemsOf(q)
  const has = (text: string) => stems.every((stem) => fold(text).includes(stem))
  const groups = faq.groups.flatMap(({ title, items }) => {
    const found = items.filter(({ question, html }) => has(`${question} ${decodeText(html)}`))
    const best = [...found].sort((a, b) => Number(has(b.question)) - Number(has(a.question)))
    return best.length > 0 ? [{ title, items: best }] : []
  })
  const rank = ({ items: [best] }: (typeof groups)[number]) => Number(best !== undefined && has(best.question))
  return { ...faq, groups: stems.length > 0 ? groups.sort((a, b) => rank(b) - rank(a)) : [] }
}
