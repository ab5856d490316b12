import { breadcrumbData, type StructuredData } from '../../../../rendering/page/structured-data.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { categoryAddress } from '../../../../modules/taxonomy/ui/category-address.ts'
import type { GoodsDetail } from './detail-data.ts'
import { goodsAddress } from '../../../../modules/catalog/ui/goods-address.ts'

/** What previews and search engines are told of a goods. One address per goods is canonical: that of its first SKU. */
export type GoodsHead = {
  readonly canonical: string
  readonly description: string
  readonly image: string | undefined
  readonly structured: readonly StructuredData[]
}

/** Made on the server, so that pages do not ship how it is made. */
export function goodsHead(goods: GoodsDetail, origin: string, lang: Language): GoodsHead {
  const canonical = origin + goodsAddress(goods.defaultProduct.productId)
  const description = [goods.specLine, goods.description].filter((text) => text !== '').join(lang === 'zh' ? '。' : '. ') || goods.goodsName
  const image = goods.gallery[0] ? origin + goods.gallery[0] : undefined
  return { canonical, description, image, structured: [productData(goods, canonical, description, image), wayTo(goods, origin)] }
}

function wayTo(goods: GoodsDetail, origin: string): StructuredData {
  const trail = goods.path.map((crumb) => [crumb.categoryName, categoryAddress(crumb)] as const)
  return breadcrumbData(origin, [...trail, [goods.goodsName, goodsAddress(goods.defaultProduct.productId)]])
}

/** schema.org Product. The offer is the retail one: a page shown at business prices carries none. */
function productData(goods: GoodsDetail, canonical: string, description: string, image: string | undefined): StructuredData {
  const sku = goods.skus.find((one) => one.productId === goods.productId)
  const offered = goods.priceClass === 'retail' && sku && sku.goodsPrice !== null
  return {
    '@type': 'Product',
    name: goods.goodsName,
    description,
    sku: String(goods.productId),
    ...(image ? { image } : {}),
    ...(goods.brand ? { brand: { '@type': 'Brand', name: goods.brand.brandName } } : {}),
    ...(goods.talk.evaluations.average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: goods.talk.evaluations.average,
            reviewCount: goods.talk.evaluations.total,
          },
        }),
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
