import { handle, type Handler } from '../../../../api/handler.ts'
import { type FileDeps } from '../../../site/server/public.ts'
import {
  revisionBegin,
  revisionCopy,
  revisionCreate,
  revisionDetail,
  revisionDiscard,
  revisionList,
  revisionSave,
  revisionSubmit,
  revisionWithdraw,
  editorAttributes,
  editorOptions,
  goodsPictureUpload,
} from '../../endpoints-revisions.ts'
import { categoryMovePreview, categoryMovePropose } from '../../endpoints-category.ts'
import { reviewConfirm, reviewDetail, reviewOptions, reviewList, reviewReturn } from '../../endpoints-review.ts'
import { lockRevisionAt, moveLockedRevision, ownRevisionScope } from './move-revision.ts'
import type { RevisionRef } from './revision-repository.ts'
import { beginRevision, copyGoods, createRevision, saveRevision } from './edit-revision.ts'
import { editorAttributesOf, editorOptionsOf, unitOptionsIn } from './editor-options.ts'
import { listOwnRevisions, showOwnRevision } from './own-revision-views.ts'
import { confirmRevision, returnRevision } from './review-revision.ts'
import { listReview, showReview } from './review-views.ts'
import { previewCategory, proposeCategory } from './propose-category.ts'
import { submitRevision } from './submit-revision.ts'
import { uploadGoodsPicture } from '../upload-goods-picture.ts'

const heldOf = (input: { readonly changeId: number; readonly expectedVersion: number }): RevisionRef => ({
  changeId: input.changeId,
  version: input.expectedVersion,
})

/** Writing goods: drafts, changes, their submission; and the platform's review of them. */
export function revisionHandlers(): Handler[] {
  return [
    handle(editorOptions, (_input, call) => editorOptionsOf(call)),
    handle(editorAttributes, ({ categoryId }, call) => editorAttributesOf(categoryId, call)),
    handle(revisionList, (input, call) => listOwnRevisions(input, call)),
    handle(revisionDetail, ({ changeId }, call) => showOwnRevision(changeId, call)),
    handle(revisionBegin, ({ goodsId }, call) => call.app.inTransaction((tx) => beginRevision(tx, goodsId, call))),
    handle(revisionCopy, ({ goodsId }, call) => call.idempotent((tx) => copyGoods(tx, goodsId, call))),
    handle(revisionCreate, (input, call) => call.idempotent((tx) => createRevision(tx, input, call))),
    handle(revisionSave, (input, call) => call.app.inTransaction((tx) => saveRevision(tx, heldOf(input), input.document, call))),
    handle(revisionSubmit, (input, call) => call.app.inTransaction((tx) => submitRevision(tx, heldOf(input), call))),
    ...(['withdraw', 'discard'] as const).map((event) =>
      handle(event === 'withdraw' ? revisionWithdraw : revisionDiscard, (input, call) =>
        call.app.inTransaction(async (tx) => {
          const desk = ownRevisionScope(call)
          const change = await lockRevisionAt(tx, heldOf(input), desk)
          return 'failed' in change ? change : moveLockedRevision(tx, change, { event, desk }, call)
        }),
      ),
    ),
    handle(categoryMovePreview, (input, call) => previewCategory(input, call)),
    handle(categoryMovePropose, (input, call) => call.app.inTransaction((tx) => proposeCategory(tx, input, call))),
    handle(reviewList, (input, call) => listReview(input, call)),
    handle(reviewDetail, ({ changeId }, call) => showReview(changeId, call)),
    handle(reviewOptions, async ({ categoryId }, call) => ({
      units: unitOptionsIn(call.lang),
      attributes: await editorAttributesOf(categoryId, call),
    })),
    handle(reviewConfirm, (input, call) => call.app.inTransaction((tx) => confirmRevision(tx, heldOf(input), input.basis, call))),
    handle(reviewReturn, (input, call) => call.app.inTransaction((tx) => returnRevision(tx, heldOf(input), input.reason, call))),
  ]
}

/** Pictures of goods, which need the file store. */
export function goodsPictureHandlers(files: FileDeps): Handler[] {
  return [handle(goodsPictureUpload, ({ storeId }, call) => uploadGoodsPicture(call, files, storeId))]
}
