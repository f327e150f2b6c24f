import type { Locale } from '#contract/locales.ts'
import type { MenuDocument, MenuGroup, MenuLine } from '#contract/site/menu.ts'
import { urls } from '#contract/urls.ts'
import type { NavNode } from '#web/lib/root-data.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Lines have no ids and may have equal texts, so the key is the index. */
export const keyOf = (_: MenuLine, index: number): string => String(index)

export const newLine = (): MenuLine => ({ label: {}, link: null, from: null, until: null })

/** The default menu as a starting point, in the back office's language. */
export function useDefaultMenu(name: 'header' | 'footer', nav: NavNode[]): MenuDocument {
  const t = useText('common')
  const { locale } = useShop()
  const localized = (text: string): MenuLine['label'] => ({ [locale as Locale]: text })
  const linkTo = (text: string, target: string): MenuLine => ({ ...newLine(), label: localized(text), link: { kind: 'address', target } })
  const category = (slug: string): MenuLine => ({ ...newLine(), link: { kind: 'category', target: slug } })
  const groupOf = (line: MenuLine, children: MenuLine[] = []): MenuGroup => ({ ...line, children })
  const newest = `${urls.collection()}?sort=newest`
  const reduced = `${urls.collection()}?reduced=true`
  if (name === 'header')
    return {
      kind: 'menu',
      groups: [
        ...nav.slice(0, 4).map(({ slug, children }) =>
          groupOf(
            category(slug),
            children.slice(0, 12).map((child) => category(child.slug)),
          ),
        ),
        groupOf(linkTo(t('header.new'), newest)),
        groupOf(linkTo(t('header.sale'), reduced)),
        groupOf(linkTo(t('header.feed'), urls.newsfeed())),
      ],
    }
  const heading = (text: string, children: MenuLine[]): MenuGroup => ({ ...newLine(), label: localized(text), children })
  return {
    kind: 'menu',
    groups: [
      heading(t('footer.shop'), [linkTo(t('header.all'), urls.collection()), ...nav.slice(0, 5).map(({ slug }) => category(slug))]),
      heading(t('footer.community'), [
        linkTo(t('header.feed'), urls.newsfeed()),
        linkTo(t('header.clubs'), urls.clubs()),
        linkTo(t('footer.blog'), urls.blogs()),
        linkTo(t('footer.about'), urls.about()),
      ]),
      heading(t('footer.help'), [
        linkTo(t('account.yours'), urls.myAccount()),
        linkTo(t('account.orders'), urls.orders()),
        linkTo(t('footer.faq'), urls.faq()),
        linkTo(t('footer.contact'), urls.contact()),
      ]),
      heading(t('footer.policies'), [
        linkTo(t('footer.returns'), urls.returnPolicy()),
        linkTo(t('footer.privacy'), urls.privacyPolicy()),
        linkTo(t('footer.terms'), urls.terms()),
      ]),
    ],
  }
}
