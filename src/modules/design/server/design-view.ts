import type { Call } from '../../../api/handler.ts'
import { sumFen, yuanNumber } from '../../../shared/money.ts'
import { parseQuantity } from '../../../shared/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../shared/unit-price.ts'
import type { AnyHandle } from '../../../shared/unit.ts'
import { speak } from '../../../shared/words.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { priceOf, skusFrom, unitNameOf, type SkuForSale } from '../../basket/server/public.ts'
import { enterpriseName, memberNameOf } from '../../member/server/public.ts'
import type { DesignDetail, DesignLine, DesignRow } from '../contract.ts'
import { designMachine, type DesignWho } from '../rules/design-machine.ts'
import { designWords } from '../words.ts'
import { linesOf, type DesignRequest, type StoredLine } from './design-store.ts'

/** A request as lists show it. */
export async function rowView(call: Call, reader: AnyHandle, of: DesignRequest): Promise<DesignRow> {
  return {
    desAppId: of.id,
    state: of.state,
    stateText: speak(call.lang, designWords)(`state${of.state}`),
    title: of.title,
    companyName: await enterpriseName(reader, of.enterpriseId),
    designerName: of.designerId === null ? '' : await memberNameOf(reader, of.designerId),
    budget: of.budget === null ? null : yuanNumber(BigInt(of.budget)),
    wantedDate: of.wantedOn ?? '',
    createTime: of.createdAt.toISOString(),
  }
}

/** A request with its material list, priced for whoever asks. */
export async function detailView(call: Call, reader: AnyHandle, of: DesignRequest, who: DesignWho): Promise<DesignDetail> {
  const stored = await linesOf(reader, of.id)
  const skus = await skusFrom(
    call,
    reader,
    stored.map((one) => one.productId),
  )
  const shown = stored.map((one) => lineView(call, one, skus.get(one.productId)))
  const can = designMachine.allowedActions(of.state, who)
  return {
    ...(await rowView(call, reader, of)),
    requirement: of.requirement,
    standard: of.standard,
    answerNote: of.answerNote,
    answerTime: of.answeredAt?.toISOString() ?? null,
    reviseReason: of.reviseReason,
    lines: shown.map(({ view }) => view),
    total: yuanNumber(sumFen(shown.map(({ amount }) => amount ?? 0n))),
    version: of.version,
    can,
  }
}

function lineView(call: Call, of: StoredLine, sku: SkuForSale | undefined): { view: DesignLine; amount: bigint | null } {
  const isZh = call.lang === 'zh'
  const precision = sku ? precisionOf(sku, 'primary') : 0
  const quantity = sku ? parseQuantity(of.number, precision) : undefined
  const price = sku && quantity !== undefined ? priceOf(sku, quantity, 'primary') : null
  const amount = price && quantity !== undefined ? lineAmount(price.unitPrice, quantity, precision) : null
  const view = {
    productId: of.productId,
    goodsName: (isZh ? sku?.nameZh : sku?.nameEn) ?? '',
    specText: (isZh ? sku?.specZh : sku?.specEn) ?? '',
    goodsImage: sku?.image ?? '',
    storeName: (isZh ? sku?.storeName : sku?.storeNameEn) ?? '',
    number: of.number,
    unitName: sku ? unitNameOf(sku, 'primary', call.lang) : '',
    goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
    subtotal: amount === null ? null : yuanNumber(amount),
    onSale: sku?.onSale ?? false,
    remark: of.remark,
  }
  return { view, amount }
}
