import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import type { ContractView } from '../../contract/endpoints-schemas.ts'
import { adminContractPrice, contractPrice, sellerContractPrice, type PricedLineView, type PriceView } from '../endpoints.ts'
import { contractPricingMessages } from '../messages.ts'
import { PriceActions } from './price-actions.tsx'
import { PriceSheet, QuotedDays } from './price-sheet.tsx'

/** The lines of a contract that follow an index: quotes so far, the running price and the final one. Nothing for other contracts. */
export function PriceLines({ contract }: { contract: ContractView }) {
  return contract.agreed.lines.some(({ index }) => index) ? <Prices contract={contract} /> : null
}

const calls = { buyer: contractPrice, store: sellerContractPrice, platform: adminContractPrice }

function Prices({ contract: { contractId, viewer } }: { contract: ContractView }) {
  const t = useMessages(contractPricingMessages)
  const call = useCall(calls[viewer], { contractId })
  return (
    <Panel title={t('title')}>
      <CallView call={call}>
        {(view) => (
          <div className="bx col g4">
            {view.lines.map((line) => (
              <PriceLine key={line.lineNo} view={view} line={line} onDone={call.reload} />
            ))}
          </div>
        )}
      </CallView>
    </Panel>
  )
}

const tones: Readonly<Record<NonNullable<PricedLineView['settlement']>['state'], TagTone>> = {
  COMPUTED: 'warn',
  DISPUTED: 'danger',
  CONFIRMED: 'ok',
  REPLACED: 'neutral',
}

function PriceLine({ view, line, onDone }: { view: PriceView; line: PricedLineView; onDone: () => void }) {
  const t = useMessages(contractPricingMessages)
  const { settlement } = line
  return (
    <article className="col g2" aria-label={t('lineOf', { no: line.lineNo, name: line.name })}>
      <div className="row g2 wrp">
        <b className="b5 t13">
          {t('lineOf', { no: line.lineNo, name: line.name })} {line.spec}
        </b>
        <Tag tone={settlement ? tones[settlement.state] : 'info'} small>
          {t(settlement ? settlement.state : line.windowState)}
        </Tag>
      </div>
      <Terms line={line} />
      {line.marginCall && (
        <Note tone="warn">
          {t(line.marginCall.side === 'buyer' ? 'marginBuyer' : 'marginStore', {
            date: line.marginCall.date,
            price: priceText(line.marginCall.price),
            percent: line.marginPercent,
            amount: priceText(line.marginCall.amount),
          })}
        </Note>
      )}
      {!settlement && line.missing.length > 0 && <Note tone="warn">{t('missingDays', { days: line.missing.join('、') })}</Note>}
      {settlement ? <PriceSheet sheet={settlement} /> : <Running line={line} />}
      <PriceActions view={view} line={line} onDone={onDone} />
    </article>
  )
}

function Terms({ line }: { line: PricedLineView }) {
  const t = useMessages(contractPricingMessages)
  const tax = (included: unknown) => t(included === 1 ? 'taxed' : 'untaxed')
  return (
    <PropertyList
      list={[
        [t('series'), t('taxNote', { text: line.seriesName, tax: tax(line.seriesTax) })],
        [t('window'), t('span', { from: line.from, to: line.to })],
        [t('method'), line.method === 'average' ? t('average') : t('fixings', { count: line.mostFixings })],
        [t('premium'), t('taxNote', { text: t('perTonne', { price: priceText(line.premium) }), tax: tax(line.premiumTax) })],
        [t('quantity'), `${line.quantity} ${line.unit}`],
        [t('provisional'), t('perTonne', { price: priceText(line.provisional) })],
        [t('margin'), line.marginPercent > 0 ? t('marginOf', { percent: line.marginPercent }) : ''],
      ]}
    />
  )
}

/** What the price is with the quotes so far. */
function Running({ line }: { line: PricedLineView }) {
  const t = useMessages(contractPricingMessages)
  const { running, days, fixings, closed } = line
  if (!running) return <p className="t13 c3">{t('noQuoteYet')}</p>
  const owed = priceText(Math.abs(running.difference))
  return (
    <>
      <PropertyList
        list={[
          [t('running'), t('perTonne', { price: priceText(running.average) })],
          [t('runningPrice'), t('perTonne', { price: priceText(running.price) })],
          [
            t('runningDifference'),
            running.difference === 0 ? t('NOTHING_DUE') : t(running.difference > 0 ? 'buyerOwes' : 'storeOwes', { amount: owed }),
          ],
        ]}
      />
      <QuotedDays days={days} fixings={fixings} closed={closed} />
    </>
  )
}
