import { Form, Input, InputNumber, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { newNonce, receiptOf } from '../../../kernel/sealing/receipt.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { bidSubmit, type BidderTenderDetail } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { BidFiles } from './bid-files.tsx'
import { BidLines } from './bid-lines.tsx'
import { linesOfLot } from '../../../modules/tender/rules/lots.ts'
import { bidPayload, bidTotal, type BidFile } from '../../../modules/tender/rules/bid-payload.ts'

type Lot = { readonly lotNo: number; readonly name: string }
type Props = { readonly of: BidderTenderDetail; readonly onDone: () => void }

/** Saves the bidder's own copy: nobody can read the sealed bid before the opening, the bidder included. */
function saveCopy(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

const whole: Lot = { lotNo: 0, name: '' }

/** Bidding: for the tender as a whole, or for one lot after another, each sealed by itself. */
export function BidForm({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const [lotNo, setLotNo] = useState(of.lots[0]?.lotNo ?? 0)
  const lot = of.lots.find((one) => one.lotNo === lotNo) ?? whole
  const given = (no: number) => of.bids.some((bid) => bid.lotNo === no && bid.state === 'SUBMITTED')
  return (
    <>
      {of.lots.length > 0 && (
        <Panel title={t('chooseLot')} sub={t('chooseLotSub')}>
          <div className="bx">
            <Radio.Group
              id="bid-lot"
              aria-label={t('chooseLot')}
              value={lotNo}
              onChange={(event) => setLotNo(event.target.value)}
              options={of.lots.map((one) => ({
                value: one.lotNo,
                label: given(one.lotNo) ? t('lotGiven', { lot: one.name }) : one.name,
              }))}
            />
          </div>
        </Panel>
      )}
      <LotBid key={lot.lotNo} of={of} lot={lot} isGiven={given(lot.lotNo)} onDone={onDone} />
    </>
  )
}

/** Pricing a lot and sealing the bid; the copy with its nonce stays with the bidder. */
function LotBid({ of, lot, isGiven, onDone }: Props & { readonly lot: Lot; readonly isGiven: boolean }) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(bidSubmit)
  const [prices, setPrices] = useState<Readonly<Record<number, string>>>({})
  const [deliveryDays, setDays] = useState(15)
  const [note, setNote] = useState('')
  const [files, setFiles] = useState<readonly BidFile[]>([])
  const [isProven, setProven] = useState<boolean | null>(null)
  const asked = linesOfLot(of.lines, lot)
  const lines = asked.map(({ lineNo }) => ({ lineNo, unitPrice: (prices[lineNo] ?? '').trim() }))
  const total = lines.every(({ unitPrice }) => unitPrice !== '') ? bidTotal(asked, lines) : null
  const send = async () => {
    const nonce = newNonce()
    const sent = await act({ tenderSn: of.tenderSn, lotNo: lot.lotNo, lines, deliveryDays, note, files: [...files], nonce }, t('bidDone'))
    if (!sent?.data || total === null || isFailure(total)) return
    const payload = bidPayload(of.tenderSn, total, { lotNo: lot.lotNo, lines, deliveryDays, note: note.trim(), files })
    const { receipt, bidSn } = sent.data
    setProven((await receiptOf(payload, nonce)) === receipt)
    saveCopy(`${bidSn}.json`, JSON.stringify({ payload, nonce, receipt }, null, 2))
    onDone()
  }
  return (
    <Panel title={[lot.name, t(isGiven ? 'reviseBid' : 'bidTitle')].join(' ').trim()} sub={t('sealedSub')}>
      <div className="bx">
        <Form layout="vertical" onFinish={() => void send()}>
          <Note>{t('copyNote')}</Note>
          <BidLines lines={asked} prices={prices} onChange={(lineNo, price) => setPrices({ ...prices, [lineNo]: price })} />
          {total !== null && !isFailure(total) && (
            <p className="t13 bid-total">
              {t('total')} <b className="num t16">¥{yuanGrouped(total)}</b>
            </p>
          )}
          <Field id="bid-days" label={t('deliveryDays')} unit={t('days')}>
            <InputNumber id="bid-days" min={1} max={3650} precision={0} value={deliveryDays} onChange={(value) => setDays(value ?? 15)} />
          </Field>
          <Field id="bid-note" label={t('bidNote')}>
            <Input.TextArea id="bid-note" rows={2} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <BidFiles tenderSn={of.tenderSn} files={files} onChange={setFiles} />
          {isProven !== null && <Note tone={isProven ? 'info' : 'warn'}>{t(isProven ? 'receiptMatches' : 'receiptDiffers')}</Note>}
          <Button type="submit" tone="action" icon="lock" busy={busy}>
            {t('seal')}
          </Button>
        </Form>
      </div>
    </Panel>
  )
}
