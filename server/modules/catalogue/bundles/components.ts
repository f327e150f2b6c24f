import type { Component } from '#contract/bundles.ts'
import type { LineTranslation } from '#contract/line-translation.ts'
import type { Locale } from '#contract/locales.ts'

/** A component of a bundle as it is now, with its stock. */
export type ComponentForSale = Component & { stock: number }

/** The translation of component `cv` of a bundle (`c`), for languages other than the shop's first. */
export interface ComponentNames {
  variantId: string
  name: string | null
  options: Record<string, string> | null
}

/** The picture of component `cv` of product `cp`: its own, else the product's first; empty if there is none. */
export const photoOfComponentSql = `
  coalesce(cv.photo, (select cf.url from product_photos cf where cf.product_id = cp.id and cf.position = 0), '')`

/** The components of variant `v` in order; null if it isn't a bundle. */
export const componentsSql = `case when v.is_bundle then (
    select json_agg(json_build_object('productId', cp.id, 'variantId', cv.id, 'sku', cv.sku, 'name', cp.name, 'slug', cp.slug,
      'photo', ${photoOfComponentSql},
      'options', cv.options, 'quantity', c.quantity, 'stock', cv.stock) order by c.position)
    from bundle_components c join variants cv on cv.id = c.component_id join products cp on cp.id = cv.product_id
    where c.bundle_id = v.id) end`

/** The translations of a bundle's components into a language (a parameter). */
export const componentWordsSql = (bundle: string, locale: string): string => `(
    select json_agg(json_build_object('variantId', cv.id, 'name', ct.name, 'options', (
      select json_object_agg(e.key, o.text) from jsonb_each_text(cv.options) e join option_translations o on o.locale = ${locale}
        and o.term = e.value)))
    from bundle_components c join variants cv on cv.id = c.component_id
      left join product_translations ct on ct.product_id = cv.product_id and ct.locale = ${locale} where c.bundle_id = ${bundle})`

/** Adds translations to components that have some. */
export function translateComponents(components: ComponentForSale[], words: ComponentNames[], locale: Locale): ComponentForSale[] {
  const byVariant = new Map(words.map((one) => [one.variantId, one]))
  return components.map((component) => {
    const { name = null, options = null } = byVariant.get(component.variantId) ?? {}
    if (name === null && options === null) return component
    const translation: LineTranslation = { locale, name: name ?? component.name, options: options ?? {} }
    return { ...component, translation }
  })
}

/**
 * The weight of variant `v` in grams. A bundle without its own weight weighs as much as its components with known weights. Null if nothing
 * is known.
 */
export const weightSql = `coalesce(v.weight, case when v.is_bundle then (
    select sum(cv.weight * c.quantity)::int from bundle_components c join variants cv on cv.id = c.component_id
    where c.bundle_id = v.id) end)`

/** The picture of component `cv`: the variant's, else the product's first. */
const photoOfComponent = `lateral (
      select * from product_photos f where f.product_id = cv.product_id order by coalesce(f.url = cv.photo, false) desc, f.position
        limit 1) f`

/** The pictures of the components of product `p`'s bundles, each once, for products without pictures of their own. */
export const componentPhotosSql = `(
    select json_agg(json_build_object('url', y.url, 'alt', y.alt, 'width', y.width, 'height', y.height, 'displayOrder', y.place,
      'blur', y.blur, 'options', '{}'::jsonb, 'video', null)
      order by y.place)
    from (
      select x.*, row_number() over (order by x.at) - 1 as place from (
        select distinct on (f.url) f.url, f.alt, f.width, f.height, f.blur, array[v.position, c.position] as at
        from variants v join bundle_components c on c.bundle_id = v.id join variants cv on cv.id = c.component_id
          cross join ${photoOfComponent}
        where v.product_id = p.id and v.active order by f.url, at) x) y)`

/** The first component's picture of bundle `v`; null for other variants. */
export const firstComponentPhotoSql = `case when v.is_bundle then (
    select f.url from bundle_components c join variants cv on cv.id = c.component_id cross join ${photoOfComponent}
    where c.bundle_id = v.id order by c.position limit 1) end`
