import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { addInput } from '../endpoints.ts'
import {
  enquiryCartAdd,
  enquiryCartDelete,
  enquiryCartList,
  enquiryCartMerge,
  enquiryCartUpdate,
  sampleCartAdd,
  sampleCartDelete,
  sampleCartList,
} from '../endpoints-enquiry.ts'
import { linesOf, removeLines } from './basket-repository.ts'
import { addToEnquiry, changeEnquiryLine, enquiryViewOf } from './enquiry-basket.ts'
import { skuFinder, skusOf } from './find-skus.ts'
import { addSample, sampleViewOf } from './sample-cart.ts'

async function enquiryOf(call: Call) {
  const lines = await linesOf(call.app.read, memberOf(call).memberId, 'ENQUIRY')
  return enquiryViewOf(
    lines,
    await skusOf(
      call,
      lines.map((line) => line.productId),
    ),
    call.lang,
  )
}

async function samplesOf(call: Call) {
  const lines = await linesOf(call.app.read, memberOf(call).memberId, 'SAMPLE')
  return sampleViewOf(
    lines,
    await skusOf(
      call,
      lines.map((line) => line.productId),
    ),
    call.lang,
  )
}

const add = handle(enquiryCartAdd, async (input, call) => {
  const skus = await skusOf(call, [input.productId])
  return call.app.inTransaction((tx) => addToEnquiry(tx, memberOf(call).memberId, skus.get(input.productId), { ...input, lang: call.lang }))
})

const update = handle(enquiryCartUpdate, async (input, call) => {
  const change = { memberId: memberOf(call).memberId, cartId: input.cartId, asked: { ...input, lang: call.lang } }
  const done = await call.app.inTransaction((tx) => changeEnquiryLine(tx, change, skuFinder(call, tx)))
  return isFailure(done) ? done : enquiryOf(call)
})

const remove = handle(enquiryCartDelete, async (input, call) => {
  await call.app.inTransaction((tx) => removeLines(tx, memberOf(call).memberId, 'ENQUIRY', input.cartIds))
  return enquiryOf(call)
})

const merge = handle(enquiryCartMerge, async (input, call) => {
  const { memberId } = memberOf(call)
  const parsed = input.lines
    .map((raw) => addInput.safeParse(raw))
    .flatMap((zodSafeParseResult) => (zodSafeParseResult.success ? [zodSafeParseResult.data] : []))
  const skus = await skusOf(
    call,
    parsed.map((line) => line.productId),
  )
  // What is in the account already stays as it is: a merge that is repeated must not double it.
  const present = new Set((await linesOf(call.app.read, memberId, 'ENQUIRY')).map((line) => line.productId))
  for (const line of parsed) {
    if (present.has(line.productId)) continue
    present.add(line.productId)
    await call.app.inTransaction((tx) => addToEnquiry(tx, memberId, skus.get(line.productId), { ...line, lang: call.lang }))
  }
  return enquiryOf(call)
})

const sample = handle(sampleCartAdd, async (input, call) => {
  const skus = await skusOf(call, [input.productId])
  return call.app.inTransaction((tx) => addSample(tx, memberOf(call), skus.get(input.productId), { ...input, lang: call.lang }))
})

const dropSample = handle(sampleCartDelete, async (input, call) => {
  await call.app.inTransaction((tx) => removeLines(tx, memberOf(call).memberId, 'SAMPLE', input.cartIds))
  return samplesOf(call)
})

/** The calls of the enquiry basket and the sample cart. */
export function enquiryHandlers(): Handler[] {
  return [
    add,
    update,
    remove,
    merge,
    handle(enquiryCartList, (_input, call) => enquiryOf(call)),
    sample,
    dropSample,
    handle(sampleCartList, (_input, call) => samplesOf(call)),
  ]
}
