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
  const say = (text: string): MenuLine['label'] => ({ [locale as Locale]: text })
  const to = (text: string, target: string): MenuLine => ({ ...newLine(), label: say(text), link: { kind: 'address', target } })
  const category = (slug: string): MenuLine => ({ ...newLine(), link: { kind: 'category', target: slug } })
  const alone = (line: MenuLine, children: MenuLine[] = []): MenuGroup => ({ ...line, children })
  const newest = `${urls.collection()}?sort=newest`
  const reduced = `${urls.collection()}?reduced=true`
  if (name === 'header')
    return {
      kind: 'menu',
      groups: [
        ...nav.slice(0, 4).map(({ slug, children }) =>
          alone(
            category(slug),
            children.slice(0, 12).map((child) => category(child.slug)),
          ),
        ),
        alone(to(t('header.new'), newest)),
        alone(to(t('header.sale'), reduced)),
        alone(to(t('header.feed'), urls.newsfeed())),
      ],
    }
  const heading = (text: string, children: MenuLine[]): MenuGroup => ({ ...newLine(), label: say(text), children })
  return {
    kind: 'menu',
    groups: [
      heading(t('footer.shop'), [to(t('header.all'), urls.collection()), ...nav.slice(0, 5).map(({ slug }) => category(slug))]),
      heading(t('footer.community'), [
        to(t('header.feed'), urls.newsfeed()),
        to(t('header.clubs'), urls.clubs()),
        to(t('footer.blog'), urls.blogs()),
        to(t('footer.about'), urls.about()),
      ]),
      heading(t('footer.help'), [
        to(t('account.yours'), urls.myAccount()),
        to(t('account.orders'), urls.orders()),
        to(t('footer.faq'), urls.faq()),
        to(t('footer.contact'), urls.contact()),
      ]),
      heading(t('footer.policies'), [
        to(t('footer.returns'), urls.returnPolicy()),
        to(t('footer.privacy'), urls.privacyPolicy()),
        to(t('footer.terms'), urls.terms()),
      ]),
    ],
  }
}
