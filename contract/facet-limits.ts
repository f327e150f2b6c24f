/** The number of days that a product counts as new. Separate from `limits`, which every page loads. */
export const newProductDays = 30

/** The steps of the filter "this percentage off or more" in lists. */
export const discountSteps = [10, 20, 30, 50] as const
