import { type Locale, locales } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { SiteDocument } from '#contract/site/documents.ts'
import type { SiteLink } from '#contract/site/link.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import { missingTargets } from './targets.ts'
import { checkTexts } from './mail-texts.ts'
import { menuNames } from '#contract/site/names.ts'

const nameOf: Record<SiteDocument['kind'], (name: string) => boolean> = {
  mail: (name) => locales.some((locale) => name.endsWith(`.${locale}`)),
  menu: (name) => (menuNames as readonly string[]).includes(name),
  banners: (name) => name === 'banners',
  front: (name) => name === 'front',
  'size-guide': (name) => !name.includes('.'),
}

/** The name and language of a mail, from the name of its part. */
export function mailOf(part: string): { name: string; locale: Locale } {
  const dot = part.lastIndexOf('.')
  const language = part.slice(dot + 1)
  return { name: part.slice(0, dot), locale: locales.find((locale) => locale === language) ?? locales[0] }
}

/** Checks what the schema can't. Fails with INVALID_INPUT, and with NOT_FOUND for an unknown mail. */
export async function checkDocument(tx: Tx, name: string, document: SiteDocument, config: Config): Promise<void> {
  if (!nameOf[document.kind](name)) throw refuse('INVALID_INPUT', { name: ['is not a part of the site'] })
  if (document.kind === 'mail') {
    const mail = mailOf(name)
    return checkTexts(mail.name, mail.locale, document.texts, config.origin, 'document.texts')
  }
  const wrong = [
    ...timesOf(document)
      .filter(isTurned)
      .map(({ path }) => [`${path}.until`, 'is not after its beginning'] as const),
    ...emptyTexts(document, config),
  ]
  const missing = await missingTargets(tx, linksOf(document))
  const problems = [...wrong, ...missing.map((path) => [path, 'is not there'] as const)]
  if (problems.length > 0) throw refuse('INVALID_INPUT', Object.fromEntries(problems.map(([path, problem]) => [path, [problem]])))
}

interface Times {
  path: string
  from: string | null
  until: string | null
}
const isTurned = ({ from, until }: Times): boolean => from !== null && until !== null && until <= from

/** Everything in the document that has a start or an end, with its path. */
function timesOf(document: SiteDocument): Times[] {
  if (document.kind === 'banners') return document.banners.map((one, index) => ({ ...one, path: `document.banners.${index}` }))
  if (document.kind === 'front') return document.sections.map((one, index) => ({ ...one, path: `document.sections.${index}` }))
  if (document.kind !== 'menu') return []
  return document.groups.flatMap((group, at) => [
    { ...group, path: `document.groups.${at}` },
    ...group.children.map((child, index) => ({ ...child, path: `document.groups.${at}.children.${index}` })),
  ])
}

/** The links in a document, with their paths. */
function linksOf(document: SiteDocument): { path: string; link: SiteLink }[] {
  const found: { path: string; link: SiteLink | null }[] = []
  if (document.kind === 'menu')
    for (const [at, { link, children }] of document.groups.entries()) {
      found.push({ path: `document.groups.${at}.link.target`, link })
      for (const [index, child] of children.entries())
        found.push({ path: `document.groups.${at}.children.${index}.link.target`, link: child.link })
    }
  if (document.kind === 'banners')
    for (const [at, { link }] of document.banners.entries()) found.push({ path: `document.banners.${at}.link.target`, link })
  if (document.kind === 'front')
    for (const [at, { link, section, target, products }] of document.sections.entries()) {
      found.push({ path: `document.sections.${at}.link.target`, link })
      const kind = section === 'article' ? 'article' : 'category'
      found.push({ path: `document.sections.${at}.target`, link: target === null ? null : { kind, target } })
      for (const [index, product] of products.entries())
        found.push({ path: `document.sections.${at}.products.${index}`, link: { kind: 'product', target: product } })
    }
  if (document.kind === 'size-guide')
    for (const [index, target] of document.categories.entries())
      found.push({ path: `document.categories.${index}`, link: { kind: 'category', target } })
  return found.flatMap(({ path, link }) => (link === null ? [] : [{ path, link }]))
}

/** Required texts that are empty in the shop's first language. */
function emptyTexts(document: SiteDocument, { locales: [first] }: Config): (readonly [path: string, problem: string])[] {
  const empty = 'is empty in the first language of the shop'
  const isEmpty = (text: Partial<Record<Locale, string>>) => !text[first]
  if (document.kind === 'banners')
    return document.banners.flatMap(({ text }, at) => (isEmpty(text) ? [[`document.banners.${at}.text`, empty] as const] : []))
  if (document.kind === 'size-guide') return isEmpty(document.title) ? [['document.title', empty]] : []
  if (document.kind === 'menu')
    return document.groups.flatMap((group, at) =>
      [
        { ...group, path: `document.groups.${at}` },
        ...group.children.map((child, index) => ({ ...child, path: `document.groups.${at}.children.${index}` })),
      ]
        .filter(({ label, link }) => isEmpty(label) && link?.kind !== 'category')
        .map(({ path }) => [`${path}.label`, empty] as const),
    )
  return []
}
