import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { changesBetween } from '../../../kernel/audit/audit.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { materialCodeDelete, materialCodeImport, materialCodeList } from '../endpoints-material-codes.ts'
import { materialCodeProblems, type MaterialCodeRow } from '../rules/material-code-rows.ts'
import { enterpriseMessages } from '../messages.ts'
import { auditCompany, companyOf } from './audit-company.ts'
import { materialCodesOf, deleteMaterialCode, saveMaterialCode } from './material-code-repository.ts'
import type { SkuNames } from './ports.ts'

/** Keeps the good rows in one transaction and names the bad ones. */
async function importCodes(call: Call, products: SkuNames, rows: readonly MaterialCodeRow[]) {
  const say = translate(call.lang, enterpriseMessages)
  const problems = materialCodeProblems(rows)
  const shaped = rows
    .map((row, place) => ({ ...row, row: place + 1 }))
    .filter(({ row }) => !problems.some((problem) => problem.row === row))
  const known = await products(
    call.app.read,
    shaped.map((row) => Number(row.productId)),
    call.lang,
  )
  const good = shaped.filter((row) => known.has(Number(row.productId)))
  const errors = [
    ...problems.map(({ row, field, problem }) => ({ row, field, text: say(problem) })),
    ...shaped.filter((row) => !good.includes(row)).map(({ row }) => ({ row, field: 'productId', text: say('productUnknown') })),
  ].toSorted((one, other) => one.row - other.row)
  if (good.length === 0) return { added: 0, changed: 0, errors }
  const enterpriseId = companyOf(call)
  const added = await call.app.inTransaction(async (tx) => {
    let count = 0
    // In the order of the codes, so that two imports at once take their rows in one order.
    for (const row of good.toSorted((one, other) => (one.materialCode < other.materialCode ? -1 : 1))) {
      const of = { code: row.materialCode, productId: Number(row.productId), name: row.materialName, at: call.app.clock.now() }
      if (await saveMaterialCode(tx, enterpriseId, of)) count += 1
    }
    await auditCompany(call, tx, {
      action: 'enterprise.importCodes',
      entity: 'materialCode',
      entityId: enterpriseId,
      without: 'note',
      facts: { added: count, changed: good.length - count },
    })
    return count
  })
  return { added, changed: good.length - added, errors }
}

/** The calls about a company's own material codes. */
export function materialCodeHandlers(products: SkuNames): Handler[] {
  return [
    handle(materialCodeList, async (input, call) => {
      const of = { keyword: input.keyword, limit: input.pageSize, offset: offsetOf(input) }
      const found = await materialCodesOf(call.app.read, companyOf(call), of)
      const names = await products(
        call.app.read,
        found.map((one) => one.productId),
        call.lang,
      )
      const list = found.map((one) => ({
        codeId: one.codeId,
        materialCode: one.code,
        materialName: one.name,
        productId: one.productId,
        goodsName: names.get(one.productId)?.goodsName ?? '',
        specText: names.get(one.productId)?.specText ?? '',
      }))
      return { list, total: totalOf(found) }
    }),
    handle(materialCodeImport, ({ rows }, call) => importCodes(call, products, rows)),
    handle(materialCodeDelete, ({ codeId }, call) =>
      call.app.inTransaction<null | Failure>(async (tx) => {
        const dropped = await deleteMaterialCode(tx, companyOf(call), codeId)
        if (!dropped) return failure('enterprise.codeGone')
        const diff = changesBetween(dropped, null)
        await auditCompany(call, tx, { action: 'enterprise.deleteCode', entity: 'materialCode', entityId: codeId, diff })
        return null
      }),
    ),
  ]
}
