import { brands } from '#seed/catalogue/brands.ts'
import { products } from '#seed/catalogue/index.ts'
import { takesOf } from '#seed/takes.ts'

/** What has to be photographed, as JSON on standard output: of each product its brand's print and its looks, the main one first. */
const shots = products.map((product) => {
  const { name = '', mark = '' } = brands.find(({ slug }) => slug === product.brand) ?? {}
  return { slug: product.slug, form: product.picture.form, brand: name.toUpperCase(), mark, takes: takesOf(product) }
})
console.log(JSON.stringify(shots, null, 1))
