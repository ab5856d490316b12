import type { Handler } from '../../src/api/handler.ts'
import { goodsChanged } from '../../src/modules/catalog/server/goods/publish-goods.ts'
import { catalogHandlers } from '../../src/modules/catalog/server/handlers.ts'
import { comparisonHandlers } from '../../src/modules/comparison/server/comparison-handlers.ts'
import { listingHandlers } from '../../src/modules/listing/server/handlers.ts'
import { pricingHandlers } from '../../src/modules/pricing/server/handlers.ts'
import { questionHandlers } from '../../src/modules/reviews/server/question-handlers.ts'
import { searchHandlers } from '../../src/modules/search/server/handlers.ts'
import { indexRefresher } from '../../src/modules/search/server/index/index-refresher.ts'
import { taxonomyAdminHandlers } from '../../src/modules/taxonomy/server/admin/admin-handlers.ts'

/** Every call around goods, on one search index. */
export function goodsHandlers(index = indexRefresher()): Handler[] {
  return [
    ...taxonomyAdminHandlers(goodsChanged),
    ...catalogHandlers(index),
    ...pricingHandlers(),
    ...searchHandlers(index),
    ...listingHandlers(),
    ...questionHandlers(),
    ...comparisonHandlers(index),
  ]
}
