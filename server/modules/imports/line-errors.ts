import type { FileProduct, LineError } from './formats/file-product.ts'
import { customColumns } from './formats/custom-columns.ts'
import { shopifyColumns } from './formats/shopify.ts'
import { wooColumns } from './formats/woo-columns.ts'
import type { ProductFormat } from './formats/read-products.ts'

type Columns = Record<string, string>

/** The column of each field of a product, and of its variants. */
const columns: Record<ProductFormat, { product: Columns; variant: Columns }> = {
  shopify: {
    product: {
      name: shopifyColumns.name[0],
      friendlyPageName: shopifyColumns.slug[0],
      brandId: shopifyColumns.brand[0],
      categoryIds: shopifyColumns.category[0],
      fullDescription: shopifyColumns.description[0],
      keywords: shopifyColumns.keywords[0],
      metaTitle: shopifyColumns.metaTitle[0],
      metaDescription: shopifyColumns.metaDescription[0],
      options: shopifyColumns.option1[0],
      photos: shopifyColumns.photo[0],
    },
    variant: {
      sku: shopifyColumns.sku[0],
      options: shopifyColumns.value1[0],
      price: shopifyColumns.price[0],
      oldPrice: shopifyColumns.oldPrice[0],
      weight: shopifyColumns.grams[0],
      barcode: shopifyColumns.barcode[0],
      content: shopifyColumns.measure[0],
      stock: shopifyColumns.stock[0],
    },
  },
  woocommerce: {
    product: {
      name: wooColumns.name,
      friendlyPageName: wooColumns.slug,
      brandId: wooColumns.brands,
      categoryIds: wooColumns.categories,
      shortDescription: wooColumns.shortDescription,
      fullDescription: wooColumns.description,
      keywords: wooColumns.tags,
      options: 'Attribute 1 value(s)',
      attributes: 'Attribute 1 value(s)',
      taxClass: wooColumns.taxClass,
      photos: wooColumns.images,
    },
    variant: {
      sku: wooColumns.sku,
      options: 'Attribute 1 value(s)',
      price: wooColumns.regularPrice,
      oldPrice: wooColumns.regularPrice,
      weight: wooColumns.kilograms,
      barcode: wooColumns.barcode,
      content: wooColumns.measure,
      stock: wooColumns.stock,
    },
  },
  custom: {
    product: {
      name: customColumns.name,
      friendlyPageName: customColumns.handle,
      brandId: customColumns.brand,
      categoryIds: customColumns.category,
      shortDescription: customColumns.shortDescription,
      fullDescription: customColumns.description,
      keywords: customColumns.keywords,
      metaTitle: customColumns.metaTitle,
      metaDescription: customColumns.metaDescription,
      options: customColumns.option1,
      taxClass: customColumns.taxClass,
      photos: customColumns.pictures,
    },
    variant: {
      sku: customColumns.sku,
      options: customColumns.option1,
      price: customColumns.price,
      oldPrice: customColumns.oldPrice,
      weight: customColumns.kilograms,
      barcode: customColumns.barcode,
      content: customColumns.content,
      stock: customColumns.stock,
    },
  },
}

/** The column with the addresses of pictures in a format's files. */
export const pictureColumn = (format: ProductFormat | null): string => columns[format ?? 'shopify'].product['photos']!

export const missingMessage = 'is missing'

/** The error of a field at its line and column. `lines` are those of the variants, in the order of the product's fields. */
export function lineErrorOf(
  path: readonly PropertyKey[],
  message: string,
  { file, lines, format }: { file: FileProduct; lines: number[]; format: ProductFormat },
): LineError {
  const [field = '', index, part] = path.map(String)
  const { product, variant } = columns[format]
  if (field === 'variants' && index !== undefined)
    return { line: lines[Number(index)] ?? file.line, column: variant[part ?? ''] ?? variant['sku']!, message }
  const column = field === 'options' && part === 'values' ? variant['options'] : product[field]
  return { line: file.line, column: column ?? '', message }
}
