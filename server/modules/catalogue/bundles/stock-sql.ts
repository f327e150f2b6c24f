/** The lock order of variants `v`: components before bundles, as the triggers that derive a bundle's stock lock it after them. */
export const lockOrder = 'v.is_bundle, v.id'

/** The change of variant `v`'s own stock: zero for a bundle, whose stock is derived from its components. */
export const ownSql = (quantity: string): string => `case when v.is_bundle then 0 else ${quantity} end`

/**
 * Records the products of changed variants (a CTE with `id` and `product_id`) whose stock is low and therefore shown, and products of
 * bundles for which they have become scarce. `stock` is the column to compare, `low` the parameter with the limit.
 */
export const lowStockSql = (changed: string, stock: string, low: string): string => `
    insert into stock_changes (product_id)
    select product_id from ${changed} where ${stock} <= ${low}
    union select b.product_id from ${changed} x join bundle_components c on c.component_id = x.id join variants b on b.id = c.bundle_id
    where x.${stock} / c.quantity <= ${low} returning product_id`

/** The products of bundles that have variants of these products (a parameter) as components. */
export const bundledSql = (products: string): string => `array(
    select b.product_id from variants v join bundle_components c on c.component_id = v.id join variants b on b.id = c.bundle_id
    where v.product_id = any(${products}))`
