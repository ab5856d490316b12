import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { GatewayPayment } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages } from '../../../ui/payment/messages.ts'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import {
  supplementBalance,
  supplementStart,
  supplementVoucher,
  type SupplementInfo,
} from '../../../modules/weighing/endpoints-supplement.ts'
import { supplementPageMessages } from '../../../modules/weighing/messages.ts'

type Props = { readonly of: SupplementInfo; readonly onDone: () => void }
type Asked = Props & { readonly onClose: () => void }

/** The ways to pay a supplement: a gateway, balance, or a transfer to the platform. */
export function SupplementPayment({ of, onDone }: Props) {
  const t = useMessages(supplementPageMessages)
  const words = useMessages(gatewayPaymentMessages)
  const { act, busy } = useAct(supplementStart)
  const [asking, setAsking] = useState<'balance' | 'transfer' | null>(null)
  const { note } = of
  const asked = { of, onDone, onClose: () => setAsking(null) }
  return (
    <>
      {note.moneyNote !== '' && <Note tone="warn">{t('declined', { reason: note.moneyNote })}</Note>}
      <GatewayPayment
        t={words}
        size="lg"
        busy={busy}
        start={async (method) => (await act({ weighNoteSn: note.weighNoteSn, method }))?.data}
      >
        <Button size="lg" onClick={() => setAsking('balance')}>
          {t('balance')}
        </Button>
        {of.transferAccount && (
          <Button size="lg" onClick={() => setAsking('transfer')}>
            {t('transfer')}
          </Button>
        )}
      </GatewayPayment>
      <p className="t12 c3">{t('lateMoney')}</p>
      {asking === 'balance' && <BalanceDialog {...asked} />}
      {asking === 'transfer' && <TransferDialog {...asked} />}
    </>
  )
}

function BalanceDialog({ of, onDone, onClose }: Asked) {
  const t = useMessages(supplementPageMessages)
  const [payPassword, setPayPassword] = useState('')
  const { note, balance } = of
  const isShort = balance.available < note.adjustment
  return (
    <ConsoleDialog
      title={t('balanceTitle')}
      ok={t('pay')}
      call={supplementBalance}
      input={{ weighNoteSn: note.weighNoteSn, payPassword }}
      onClose={onClose}
      onDone={() => {
        onClose()
        onDone()
      }}
    >
      {(errors) => (
        <div className="col g3">
          <p className="row g2 wrp">
            <b className="num">¥{priceText(note.adjustment)}</b>
            <span className="t13 c2 num">{t('balanceHave', { amount: priceText(balance.available) })}</span>
          </p>
          {isShort && (
            <Note tone="warn" action={<ButtonLink to="/member/recharge">{t('recharge')}</ButtonLink>}>
              {t('balanceShort')}
            </Note>
          )}
          {balance.hasPayPassword === 0 && (
            <Note tone="warn" action={<ButtonLink to="/member/pwd/pay">{t('setPassword')}</ButtonLink>}>
              {t('noPassword')}
            </Note>
          )}
          <Field id="supplement-pay-password" label={t('payPassword')} isRequired error={errors['payPassword']}>
            <Input.Password
              id="supplement-pay-password"
              autoComplete="off"
              maxLength={20}
              value={payPassword}
              onChange={(event) => setPayPassword(event.target.value)}
            />
          </Field>
        </div>
      )}
    </ConsoleDialog>
  )
}

function TransferDialog({ of, onDone, onClose }: Asked) {
  const t = useMessages(supplementPageMessages)
  const [paper, setPaper] = useState({ bankName: '', documentNo: '', picture: '' })
  const { note, transferAccount } = of
  const set = (change: Partial<typeof paper>) => setPaper((before) => ({ ...before, ...change }))
  return (
    <ConsoleDialog
      title={t('transferTitle')}
      ok={t('handIn')}
      call={supplementVoucher}
      input={{ weighNoteSn: note.weighNoteSn, ...paper }}
      onClose={onClose}
      onDone={() => {
        onClose()
        onDone()
      }}
    >
      {(errors) => (
        <div className="col g3">
          <p className="t13 c2">{t('transferHelp', { amount: priceText(note.adjustment) })}</p>
          {transferAccount && (
            <PropertyList
              list={[
                [t('accountName'), <CopyText key="name" text={transferAccount.accountName} />],
                [t('accountBank'), <CopyText key="bank" text={transferAccount.bankName} />],
                [t('accountNo'), <CopyText key="no" text={transferAccount.accountNo} />],
              ]}
            />
          )}
          <Field id="supplement-bank" label={t('bank')} isRequired error={errors['bankName']}>
            <Input id="supplement-bank" maxLength={60} value={paper.bankName} onChange={(event) => set({ bankName: event.target.value })} />
          </Field>
          <Field id="supplement-serial" label={t('serial')} isRequired error={errors['documentNo']}>
            <Input
              id="supplement-serial"
              maxLength={64}
              value={paper.documentNo}
              onChange={(event) => set({ documentNo: event.target.value })}
            />
          </Field>
          <Field id="supplement-picture" label={t('picture')} isRequired error={errors['picture']}>
            <PictureField
              id="supplement-picture"
              label={t('picture')}
              value={paper.picture}
              onChange={(picture) => set({ picture })}
              upload={(file) => uploadMemberImage(file, 'voucher')}
            />
          </Field>
        </div>
      )}
    </ConsoleDialog>
  )
}
