import type { MetaDescriptor } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import type { GoodsDetail } from './detail-data.ts'
import { goodsAddress } from './goods-address.ts'

type Matches = Parameters<typeof pageHead>[0]

/** Title, previews and structured data of a goods page. One address per goods is canonical: that of its first SKU. */
export function detailHead(matches: Matches, goods: GoodsDetail): MetaDescriptor[] {
  const { origin } = rootOf(matches)
  const canonical = origin + goodsAddress(goods.defaultProduct.productId)
  const description = [goods.specLine, goods.description].filter((text) => text !== '').join('。') || goods.goodsName
  const image = goods.gallery[0] ? origin + goods.gallery[0] : undefined
  return [
    ...pageHead(matches, { title: goods.goodsName, description, canonical, image, type: 'product' }),
    { 'script:ld+json': structuredData(goods, canonical, description, image) },
  ]
}

/** schema.org Product. The offer is the retail one: a page shown at business prices carries none. */
export function structuredData(goods: GoodsDetail, canonical: string, description: string, image: string | undefined): Record<string, unknown> {
  const sku = goods.skus.find((one) => one.productId === goods.productId)
  const offered = goods.priceClass === 'retail' && sku && sku.goodsPrice !== null
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.goodsName,
    description,
    sku: String(goods.productId),
    ...(image ? { image } : {}),
    ...(goods.brand ? { brand: { '@type': 'Brand', name: goods.brand.brandName } } : {}),
    ...(offered
      ? {
          offers: {
            '@type': 'Offer',
            url: canonical,
            price: sku.goodsPrice,
            priceCurrency: 'CNY',
            availability: `https://schema.org/${sku.productStock > 0 ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: goods.store.storeName },
          },
        }
      : {}),
  }
}
