import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { renderDocument, type DocumentRenderer } from '../../../api/printed-document.ts'
import { csvText } from '../../../kernel/text/csv.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { buyerParty, companiesOf, contractIn, everybodys, storeParty, type Contract, type Party } from '../../contract/server/public.ts'
import { allSeries } from '../../market/server/public.ts'
import {
  adminContractPrice,
  contractPrice,
  contractPriceAct,
  contractPriceFile,
  contractPriceFix,
  sellerContractPrice,
  sellerContractPriceAct,
  sellerContractPriceFile,
  type PriceView,
} from '../endpoints.ts'
import { actOnSettlement } from './act-on-settlement.ts'
import { fixPrice } from './fix-price.ts'
import { priceViewOf } from './price-view.ts'
import { settlementSn } from './calculate-line.ts'
import { settlementDocument, settlementRows } from './settlement-document.ts'
import { settlementsOf } from './settlement-repository.ts'

type Deps = { readonly render: DocumentRenderer; readonly siteUrl: string }
type FileWish = { readonly contractId: number; readonly lineNo: number; readonly format: 'pdf' | 'csv' }

async function shown(call: Call, contractId: number, party: Party | null): Promise<PriceView | Failure> {
  const contract = await contractIn(call.app.read, contractId, party?.scope ?? everybodys)
  return contract ? priceViewOf(call, call.app.read, contract, party) : failure('api.notFound')
}

async function filed(call: Call, party: Party, deps: Deps, { contractId, lineNo, format }: FileWish) {
  const db = call.app.read
  const contract = await contractIn(db, contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const settlement = (await settlementsOf(db, contractId)).find((one) => one.lineNo === lineNo)
  if (!settlement) return failure('contractPricing.noSheet')
  const { lang } = call
  const series = (await allSeries(db)).find(({ seriesCode }) => seriesCode === settlement.sheet.terms.seriesCode)
  const seriesName = (lang === 'en' ? series?.nameEn : series?.nameZh) ?? settlement.sheet.terms.seriesName
  const paper = { contract, settlement, companies: await companiesOf(db, contract), seriesName, lang, siteUrl: deps.siteUrl }
  const bytes =
    format === 'csv'
      ? Buffer.from(csvText(settlementRows(paper)))
      : await renderDocument(deps.render, [settlementDocument(paper)], memberOf(call).memberId)
  return { fileName: `${settlementSn(contract, settlement)}.${format}`, base64: bytes.toString('base64') }
}

type Act = Parameters<typeof actOnSettlement>[3]
async function acted(call: Call, party: Party, wish: Act): Promise<PriceView | Failure> {
  const done = await call.app.inTransaction<Contract | Failure>((tx) => actOnSettlement(call, tx, party, wish))
  return isFailure(done) ? done : priceViewOf(call, call.app.read, done, party)
}

/** Lines that follow an index: both sides see the price and agree on the final one; the buyer fixes; the platform reads. */
export function contractPricingHandlers(deps: Deps): Handler[] {
  return [
    handle(contractPrice, ({ contractId }, call) => shown(call, contractId, buyerParty(call))),
    handle(contractPriceAct, (wish, call) => acted(call, buyerParty(call), wish)),
    handle(contractPriceFile, (wish, call) => filed(call, buyerParty(call), deps, wish)),
    handle(contractPriceFix, (wish, call) =>
      call.idempotent<PriceView>(async (tx) => {
        const party = buyerParty(call)
        const done = await fixPrice(call, tx, party, wish)
        return isFailure(done) ? done : priceViewOf(call, tx, done, party)
      }),
    ),
    handle(sellerContractPrice, ({ contractId }, call) => shown(call, contractId, storeParty(call))),
    handle(sellerContractPriceAct, (wish, call) => acted(call, storeParty(call), wish)),
    handle(sellerContractPriceFile, (wish, call) => filed(call, storeParty(call), deps, wish)),
    handle(adminContractPrice, ({ contractId }, call) => shown(call, contractId, null)),
  ]
}
