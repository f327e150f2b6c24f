/** In which order variants `v` are locked: components before bundles, as the triggers that derive a bundle's stock lock it after them. */
export const lockOrder = 'v.is_bundle, v.id'

/** What comes to or goes from the stock of variant `v` itself: nothing of a bundle, whose stock follows from its components. */
export const ownSql = (quantity: string): string => `case when v.is_bundle then 0 else ${quantity} end`

/**
 * Writes down the products of changed variants (a CTE with `id` and `product_id`) whose stock is shown, since it's low, and of the bundles that they are
 * enough for few of. `stock` is the column to go by, `low` the parameter.
 */
export const lowSql = (changed: string, stock: string, low: string): string => `
    insert into stock_changes (product_id)
    select product_id from ${changed} where ${stock} <= ${low}
    union select b.product_id from ${changed} x join bundle_components c on c.component_id = x.id join variants b on b.id = c.bundle_id
    where x.${stock} / c.quantity <= ${low} returning product_id`

/** The products of bundles that consist of variants of these products (a parameter), among others. */
export const bundledSql = (products: string): string => `array(
    select b.product_id from variants v join bundle_components c on c.component_id = v.id join variants b on b.id = c.bundle_id
    where v.product_id = any(${products}))`
