import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { productNames } from '../../../pricing/server/public.ts'
import { type IndexRefresher } from '../../../search/server/public.ts'
import { memberNameOf } from '../../../member/server/public.ts'
import { replacementAccept, replacementList, replacementSearch, replacementUndo } from '../../endpoints-replacement.ts'
import { acceptSubstitute, ownerOf, undoSubstitute } from './accept-substitute.ts'
import { searchReplacements } from './search-replacements.ts'
import { substitutionPage } from './substitution-repository.ts'

/** What stands for what, and what a company has accepted. */
export function replacementHandlers(keeper: IndexRefresher): Handler[] {
  return [
    handle(replacementSearch, (input, call) => searchReplacements(keeper, input, call)),
    handle(replacementList, ({ current, pageSize }, call) =>
      acceptedPage(call, { limit: pageSize, offset: offsetOf({ current, pageSize }) }),
    ),
    handle(replacementAccept, (input, call) => acceptSubstitute(call, input)),
    handle(replacementUndo, ({ substitutionId }, call) => undoSubstitute(call, substitutionId)),
  ]
}

async function acceptedPage(call: Call, page: { limit: number; offset: number }) {
  const found = await substitutionPage(call.app.read, ownerOf(call), page)
  const names = await productNames(
    call.app.read,
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
      by: await memberNameOf(call.app.read, one.memberId),
      reason: one.reason,
      createTime: one.createdAt.toISOString(),
    })),
  )
  return { list, total: totalOf(found) }
}

function nameOf(of: { readonly goodsName: string; readonly specText: string } | undefined): string {
  return of ? [of.goodsName, of.specText].filter((text) => text !== '').join(' ') : ''
}
