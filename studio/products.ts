import { brands } from '#seed/catalogue/brands.ts'
import { products } from '#seed/catalogue/index.ts'
import { looksOf } from '#seed/looks.ts'

/** The list of pictures to take, as JSON on standard output: each product's brand print and its looks, the main one first. */
const shots = products.map((product) => {
  const { name = '', mark = '' } = brands.find(({ slug }) => slug === product.brand) ?? {}
  return { slug: product.slug, form: product.picture.form, brand: name.toUpperCase(), mark, takes: looksOf(product) }
})
console.log(JSON.stringify(shots, null, 1))
