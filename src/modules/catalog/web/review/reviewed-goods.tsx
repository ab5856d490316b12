import { useCall } from '../../../../api/browser/use-call.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { reviewFrame } from '../../contract-goods-review.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'
import { PreviewBody } from '../editor/goods-preview.tsx'

/** The whole goods as they would look, for the reviewer. */
export function ReviewedGoods({ goods }: { goods: GoodsDocument }) {
  const frame = useCall(reviewFrame, { categoryId: goods.categoryId || 1 })
  return (
    <CallView call={frame}>
      {({ units, attributes }) => (
        <PreviewBody
          goods={goods}
          attributes={attributes}
          frame={{ stores: [], categories: [], brands: [], freightTemplates: [], units }}
        />
      )}
    </CallView>
  )
}
