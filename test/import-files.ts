/** Import files as other shops write them, with any number of rows, for the catalogue that `fillShop` creates. */

interface FileRows {
  rows: number
  /** SKUs that exist in the shop. */
  skus: string[]
}

const lines = (rows: number, line: (n: number) => string): string[] => Array.from({ length: rows }, (_, n) => line(n))
const adjectives = ['Ocean Blue', 'Classic', 'Yellow Wool', 'Striped Silk', 'Dark Denim', 'Soft Winter', 'Chequered', 'Olive Green']
const nouns = ['Shirt', 'Varsity Top', 'Jumper', 'Blouse', 'Leather Jacket', 'Sport Jacket', 'Summer Top', 'Skirt', 'Tuxedo', 'Bag']

/** A product export of Shopify before 2024: most products without options, every tenth with three sizes, each with a picture elsewhere. */
export function productFile(rows: number, price = 50): string {
  const columns =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text'
  const all: string[] = []
  for (let n = 0; all.length < rows; n += 1) {
    const name = `${adjectives[n % adjectives.length]} ${nouns[(n >> 3) % nouns.length]} ${n}`
    const said = `${name}: cotton with a narrow collar and buttons down the front. Comfortable fit, made to be worn for years, washed cold and hung to dry.`
    const handle = `import-${n}`
    const isSized = n % 10 === 0 && all.length + 3 <= rows
    const first = [handle, name, `"<p>${said}</p>"`, `Maker ${n % 20}`, `Apparel > Kind ${n % 30}`, `"men, tag ${n % 50}"`, 'true']
    const picture = [`https://pictures.invalid/${n}.jpg`, '1', name]
    if (isSized)
      ['Small', 'Medium', 'Large'].forEach((size, at) => {
        const product = at === 0 ? first : [handle, '', '', '', '', '', '']
        all.push([...product, 'Size', size, '', '0', '5', price, '', ...(at === 0 ? picture : ['', '', ''])].join(','))
      })
    else all.push([...first, 'Title', 'Default Title', '', '300', '10', price + (n % 40), '', ...picture].join(','))
  }
  return [columns, ...all].join('\r\n')
}

export const stockFile = ({ rows, skus }: FileRows, quantity = 500): string =>
  ['SKU,Quantity', ...lines(rows, (n) => `${skus[n]},${quantity + (n % 7)}`)].join('\r\n')

export const priceFile = ({ rows, skus }: FileRows, price = 20): string =>
  ['SKU,Price', ...lines(rows, (n) => `${skus[n]},${price + (n % 9)}.50`)].join('\r\n')

export const customerFile = ({ rows }: FileRows): string =>
  [
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Tags',
    ...lines(
      rows,
      (n) => `Ann,Buyer ${n},imported-${n}@example.com,${n % 2 ? 'yes' : 'no'},${n} High Street,Springfield,US,12345,old shop`,
    ),
  ].join('\r\n')

export const codeFile = ({ rows }: FileRows): string =>
  ['Promotion,Code,Uses at most', ...lines(rows, (n) => `Imported,IMPORT-${n},1`)].join('\r\n')

export const redirectFile = ({ rows }: FileRows): string =>
  ['Redirect from,Redirect to', ...lines(rows, (n) => `/old-shop/products/${n},/collections/all?page=${n % 50}`)].join('\r\n')

/** Four texts of each of these products. */
export const translationFile = (slugs: string[]): string =>
  [
    'Type,Identification,Field,Locale,Translated content',
    ...slugs.flatMap((slug, n) => [
      `product,${slug},name,bn,পণ্য ${n}`,
      `product,${slug},short_description,bn,পণ্য ${n}-এর ছোট বিবরণ`,
      `product,${slug},description,bn,"পণ্য ${n}-এর বিবরণ, ${'যা অনেক দিন চলে, '.repeat(20)}"`,
      `product,${slug},meta_title,bn,পণ্য ${n}`,
    ]),
  ].join('\r\n')
