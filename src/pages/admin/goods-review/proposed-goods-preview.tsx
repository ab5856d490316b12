import { useCall } from '../../../api/browser/use-call.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { reviewOptions } from '../../../modules/listing/endpoints-review.ts'
import type { GoodsDocument } from '../../../modules/listing/rules/goods-document.ts'
import { GoodsPreviewBody } from '../../../modules/listing/ui/goods-preview.tsx'

/** The whole goods as they would look, for the reviewer. */
export function ProposedGoodsPreview({ goods }: { goods: GoodsDocument }) {
  const frame = useCall(reviewOptions, { categoryId: goods.categoryId || 1 })
  return (
    <CallView call={frame}>
      {({ units, attributes }) => (
        <GoodsPreviewBody
          goods={goods}
          attributes={attributes}
          frame={{ stores: [], categories: [], brands: [], freightTemplates: [], units }}
        />
      )}
    </CallView>
  )
}
