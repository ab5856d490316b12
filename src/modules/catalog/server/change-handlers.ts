import { handle, type Handler } from '../../../api/handler.ts'
import type { FileDeps } from '../../site/server/public.ts'
import {
  changeBegin,
  changeCopy,
  changeCreate,
  changeDetail,
  changeDiscard,
  changeList,
  changeSave,
  changeSubmit,
  changeWithdraw,
  editorAttributes,
  editorFrame,
  goodsPictureUpload,
} from '../contract-goods-change.ts'
import { reviewConfirm, reviewDetail, reviewFrame, reviewList, reviewReturn } from '../contract-goods-review.ts'
import { heldChange, moveHeld, ownDesk } from './change-desk.ts'
import type { HeldChange } from './change-store.ts'
import { beginChange, copyGoods, createChange, saveChange } from './edit-change.ts'
import { editorAttributesOf, editorFrameOf, unitOptionsIn } from './editor-frame.ts'
import { listOwnChanges, showOwnChange } from './own-change-views.ts'
import { confirmChange, returnChange } from './review-change.ts'
import { listReview, showReview } from './review-views.ts'
import { submitChange } from './submit-change.ts'
import { uploadGoodsPicture } from './upload-goods-picture.ts'

const heldOf = (input: { readonly changeId: number; readonly expectedVersion: number }): HeldChange => ({
  changeId: input.changeId,
  version: input.expectedVersion,
})

/** Writing goods: drafts, changes, their submission; and the platform's review of them. */
export function changeHandlers(): Handler[] {
  return [
    handle(editorFrame, (_input, call) => editorFrameOf(call)),
    handle(editorAttributes, ({ categoryId }, call) => editorAttributesOf(categoryId, call)),
    handle(changeList, (input, call) => listOwnChanges(input, call)),
    handle(changeDetail, ({ changeId }, call) => showOwnChange(changeId, call)),
    handle(changeBegin, ({ goodsId }, call) => call.house.inUnit((unit) => beginChange(unit, goodsId, call))),
    handle(changeCopy, ({ goodsId }, call) => call.once((unit) => copyGoods(unit, goodsId, call))),
    handle(changeCreate, (input, call) => call.once((unit) => createChange(unit, input, call))),
    handle(changeSave, (input, call) => call.house.inUnit((unit) => saveChange(unit, heldOf(input), input.document, call))),
    handle(changeSubmit, (input, call) => call.house.inUnit((unit) => submitChange(unit, heldOf(input), call))),
    ...(['withdraw', 'discard'] as const).map((event) =>
      handle(event === 'withdraw' ? changeWithdraw : changeDiscard, (input, call) =>
        call.house.inUnit(async (unit) => {
          const desk = ownDesk(call)
          const change = await heldChange(unit, heldOf(input), desk)
          return 'failed' in change ? change : moveHeld(unit, change, { event, desk }, call)
        }),
      ),
    ),
    handle(reviewList, (input, call) => listReview(input, call)),
    handle(reviewDetail, ({ changeId }, call) => showReview(changeId, call)),
    handle(reviewFrame, async ({ categoryId }, call) => ({
      units: unitOptionsIn(call.lang),
      attributes: await editorAttributesOf(categoryId, call),
    })),
    handle(reviewConfirm, (input, call) => call.house.inUnit((unit) => confirmChange(unit, heldOf(input), input.basis, call))),
    handle(reviewReturn, (input, call) => call.house.inUnit((unit) => returnChange(unit, heldOf(input), input.reason, call))),
  ]
}

/** Pictures of goods, which need the file store. */
export function goodsPictureHandlers(files: FileDeps): Handler[] {
  return [handle(goodsPictureUpload, ({ storeId }, call) => uploadGoodsPicture(call, files, storeId))]
}
