import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { productNames, type BoardKeeper } from '../../catalog/server/public.ts'
import { memberNameOf } from '../../member/server/public.ts'
import { replacementAccept, replacementList, replacementSearch, replacementUndo } from '../contract.ts'
import { acceptSubstitute, ownerOf, undoSubstitute } from './accept-substitute.ts'
import { searchReplacement } from './search-replacement.ts'
import { substitutionPage } from './substitution-store.ts'

/** What stands for what, and what a company has accepted. */
export function replacementHandlers(keeper: BoardKeeper): Handler[] {
  return [
    handle(replacementSearch, (input, call) => searchReplacement(keeper, input, call)),
    handle(replacementList, ({ current, pageSize }, call) => acceptedPage(call, { limit: pageSize, offset: (current - 1) * pageSize })),
    handle(replacementAccept, (input, call) => acceptSubstitute(call, input)),
    handle(replacementUndo, ({ substitutionId }, call) => undoSubstitute(call, substitutionId)),
  ]
}

async function acceptedPage(call: Call, page: { limit: number; offset: number }) {
  const found = await substitutionPage(call.house.read, ownerOf(call), page)
  const names = await productNames(
    call.house.read,
    found.flatMap((one) => [one.productId, one.insteadId]),
    call.lang,
  )
  const list = await Promise.all(
    found.map(async (one) => ({
      substitutionId: one.id,
      productId: one.productId,
      instead: one.insteadId,
      originalName: nameOf(names.get(one.productId)),
      insteadName: nameOf(names.get(one.insteadId)),
      by: await memberNameOf(call.house.read, one.memberId),
      reason: one.reason,
      createTime: one.createdAt.toISOString(),
    })),
  )
  return { list, total: found[0]?.total ?? 0 }
}

function nameOf(of: { readonly goodsName: string; readonly specText: string } | undefined): string {
  return of ? [of.goodsName, of.specText].filter((text) => text !== '').join(' ') : ''
}
