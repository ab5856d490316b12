import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { pdfFile, type DocumentRenderer, type PrintedDocument, type PrintedTable } from '../../../../api/printed-document.ts'
import { sheetFile, sheetTime, type SheetRows, type SheetWriter } from '../../../../api/sheet-file.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { Comparison } from '../../../rfq/endpoints-comparison.ts'
import { decisionRecordMessages } from '../../messages.ts'
import { buyerOf, compareQuotations, openingsOf, rfqOf } from '../../../rfq/server/public.ts'

export type RecordDeps = { readonly render: DocumentRenderer; readonly writeSheet: SheetWriter }
type Say = ReturnType<typeof translate<typeof decisionRecordMessages>>

const money = (amount: number | null): string => (amount === null ? '' : amount.toFixed(2))

/** The quotations, the lines with every offer, and each version with the wish that it was answered by. */
function tablesOf(of: Comparison, say: Say): { heading: string; heads: string[]; rows: string[][] }[] {
  const cover = (count: number) => say('cover', { count, all: of.lines.length })
  return [
    {
      heading: say('quotations'),
      heads: [say('supplier'), say('number'), say('handedIn'), say('cover_'), say('total'), say('cashTotal'), say('payDays'), say('state')],
      rows: of.quotations.map((one) => [
        one.storeName,
        one.quotationSn,
        sheetTime(one.submitTime),
        cover(one.coverNum),
        money(one.totalAmount),
        money(one.cashTotal),
        one.payDays === null ? one.payTerms : String(one.payDays),
        one.stateText,
      ]),
    },
    {
      heading: say('offers'),
      heads: [say('line'), say('supplier'), say('price'), say('amount'), say('platformPrice'), say('delivery'), say('chosen')],
      rows: of.lines.flatMap((line) =>
        of.quotations.flatMap((one) => {
          const offer = one.lines.find((found) => found.lineNo === line.lineNo)
          if (!offer || offer.landedPrice === null) return []
          const name = `${line.lineNo}. ${line.goodsName} ${line.specText} ${line.number} ${line.unitName}`
          const mark = offer.accepted === 1 ? say('chosen') : line.lowestSn === one.quotationSn ? say('lowest') : ''
          return [
            [name, one.storeName, money(offer.landedPrice), money(offer.amount), money(line.platformPrice), offer.deliveryDate ?? '', mark],
          ]
        }),
      ),
    },
    {
      heading: say('negotiation'),
      heads: [say('supplier'), say('edition'), say('handedIn'), say('total'), say('wish'), say('state')],
      rows: of.quotations.flatMap((one) =>
        [...one.earlier, one].map((version) => [
          one.storeName,
          String(version.edition),
          sheetTime(version.submitTime),
          money(version.totalAmount),
          version.wish,
          version.stateText,
        ]),
      ),
    },
  ]
}

const printed = ({ heading, heads, rows }: ReturnType<typeof tablesOf>[number]): PrintedTable => ({
  heading,
  columns: heads.map((head, index) => ({ heading: head, share: index === 0 ? 3 : 2 })),
  rows,
})

/** The record of a comparison. Refusals: `rfq.gone`, `rfq.stillSealed`. Who took it along is written down. */
export async function recordDecision(call: Call, deps: RecordDeps, { inquirySn, format }: { inquirySn: string; format: 'pdf' | 'xlsx' }) {
  const of = await compareQuotations(call, inquirySn)
  if (isFailure(of)) return of
  const rfq = await rfqOf(call.app.read, buyerOf(call), inquirySn)
  if (!rfq) return failure('rfq.gone')
  if (of.isSealed === 1) return failure('rfq.stillSealed')
  const say = translate(call.lang, decisionRecordMessages)
  const openings = (await openingsOf(call.app.read, rfq.id)).map(({ openedAt, resealedAt }) =>
    resealedAt ? `${sheetTime(openedAt)} → ${sheetTime(resealedAt)}` : sheetTime(openedAt),
  )
  const facts = [
    { label: say('request'), value: of.title },
    { label: say('buyer'), value: rfq.buyerTitle },
    { label: say('state'), value: of.stateText },
    { label: say('round'), value: String(of.round) },
    { label: say('opened'), value: openings.join('; ') },
    { label: say('zinc'), value: of.zinc ? `${of.zinc.name} ${money(of.zinc.price)} (${of.zinc.date})` : '' },
  ].filter(({ value }) => value !== '')
  const tables = tablesOf(of, say)
  const name = `${say('title')}-${inquirySn}`
  const rows: SheetRows = [
    [say('title'), inquirySn],
    ...facts.map(({ label, value }) => [label, value]),
    ...tables.flatMap((table) => [[], [table.heading], table.heads, ...table.rows]),
  ]
  const document: PrintedDocument = {
    lang: call.lang,
    title: say('title'),
    number: { label: say('requestNumber'), value: inquirySn },
    issuedAt: call.app.clock.now(),
    facts,
    tables: tables.map(printed),
    paragraphs: [{ text: say('basis', { rate: of.yearlyRate }) }],
  }
  const file =
    format === 'pdf'
      ? await pdfFile(deps.render, { name, documents: [document], whose: memberOf(call).memberId })
      : await sheetFile(deps.writeSheet, 'xlsx', { name, rows })
  await call.app.inTransaction((tx) =>
    audit(tx, { ...actorContext(call), action: 'rfq.export', entity: 'inquiry', entityId: inquirySn, without: 'note', facts: { format } }),
  )
  return file
}
