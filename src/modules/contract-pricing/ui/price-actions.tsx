import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import {
  contractPriceAct,
  contractPriceFile,
  contractPriceFix,
  sellerContractPriceAct,
  sellerContractPriceFile,
  type PriceAct,
  type PricedLineView,
  type PriceView,
} from '../endpoints.ts'
import { contractPricingMessages } from '../messages.ts'

type Props = { readonly view: PriceView; readonly line: PricedLineView; readonly onDone: () => void }
const order = ['confirm', 'dispute', 'withdraw', 'calculate', 'receive', 'waive'] as const

/** What may be done with a line now. */
export function PriceActions({ view, line, onDone }: Props) {
  const t = useMessages(contractPricingMessages)
  const [dialog, setDialog] = useState<PriceAct | 'fix' | null>(null)
  if (line.can.length === 0) return null
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  const nameOf = (act: PriceAct) => t(act === 'calculate' && line.settlement ? 'recalculate' : act)
  return (
    <div className="row g2 wrp">
      {line.can.includes('fix') && (
        <Button size="sm" tone="brand" onClick={() => setDialog('fix')}>
          {t('fix')}
        </Button>
      )}
      {order
        .filter((act) => line.can.includes(act))
        .map((act) => (
          <Button
            key={act}
            size="sm"
            tone={act === 'confirm' || act === 'receive' ? 'brand-outline' : 'ghost'}
            onClick={() => setDialog(act)}
          >
            {nameOf(act)}
          </Button>
        ))}
      {line.can.includes('download') && <Downloads view={view} line={line} />}
      {dialog === 'fix' && <FixDialog view={view} line={line} onDone={done} onClose={close} />}
      {dialog !== null && dialog !== 'fix' && (
        <ActDialog view={view} line={line} act={dialog} title={nameOf(dialog)} onDone={done} onClose={close} />
      )}
    </div>
  )
}

function Downloads({ view, line }: Omit<Props, 'onDone'>) {
  const t = useMessages(contractPricingMessages)
  const mine = useAct(contractPriceFile)
  const stores = useAct(sellerContractPriceFile)
  const { act, busy } = view.viewer === 'buyer' ? mine : stores
  const fetchFile = async (format: 'pdf' | 'csv') => {
    const done = await act({ contractId: view.contractId, lineNo: line.lineNo, format })
    if (done?.data) keepFile(done.data)
  }
  // The platform reads the page alone.
  if (view.viewer === 'platform') return null
  return (['pdf', 'csv'] as const).map((format) => (
    <Button key={format} size="sm" tone="ghost" icon="download" busy={busy} onClick={() => void fetchFile(format)}>
      {t(format)}
    </Button>
  ))
}

type DialogProps = Props & { readonly onClose: () => void }

function FixDialog({ view, line, onDone, onClose }: DialogProps) {
  const t = useMessages(contractPricingMessages)
  const [quantity, setQuantity] = useState(line.unfixed)
  const input = { contractId: view.contractId, lineNo: line.lineNo, quoteId: line.today?.quoteId ?? 0, quantity }
  return (
    <ConsoleDialog title={t('fix')} ok={t('fix')} call={contractPriceFix} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <Note>{t('fixHelp', { price: priceText(line.today?.price ?? 0), left: line.unfixed })}</Note>
          <Field id="fix-quantity" label={t('fixQuantity')} isRequired error={errors['quantity']}>
            <NumberInput id="fix-quantity" decimals={6} value={quantity} onChange={setQuantity} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

const withReason: readonly PriceAct[] = ['dispute', 'receive', 'waive']

function ActDialog({ view, line, act, title, onDone, onClose }: DialogProps & { act: PriceAct; title: string }) {
  const t = useMessages(contractPricingMessages)
  const [reason, setReason] = useState('')
  const [quantity, setQuantity] = useState(line.settlement?.quantity ?? line.quantity)
  const input = {
    contractId: view.contractId,
    lineNo: line.lineNo,
    act,
    revision: line.settlement?.revision ?? 0,
    quantity: act === 'calculate' ? quantity : '',
    reason,
  }
  const call = view.viewer === 'buyer' ? contractPriceAct : sellerContractPriceAct
  return (
    <ConsoleDialog title={title} ok={title} call={call} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <Note>{t(`${act}Help`)}</Note>
          {act === 'calculate' && (
            <Field id="price-quantity" label={t('settledQuantity')} isRequired error={errors['quantity']}>
              <NumberInput id="price-quantity" decimals={6} value={quantity} onChange={setQuantity} />
            </Field>
          )}
          {withReason.includes(act) && (
            <Field id="price-reason" label={t('reason')} isRequired error={errors['reason']}>
              <Input.TextArea id="price-reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
