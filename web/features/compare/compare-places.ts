import { urls } from '#contract/urls.ts'
import { plainPath } from '#web/lib/locale-path.ts'

/** The pages where people look for products. */
const places = [urls.market(), urls.search(), urls.collection(''), urls.product('')]

/** Whether the page at this path shows the link to the comparison. */
export const showsComparison = (path: string): boolean => places.some((place) => plainPath(path).startsWith(place))
