import { Input } from 'antd'
import { useState, type ComponentProps } from 'react'
import type { Callable, RefInput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { ButtonLink } from '../basic/button.tsx'
import { priceText } from '../basic/price-parts.ts'
import { ConsoleDialog } from '../console/console-dialog.tsx'
import { CopyText } from '../console/copy-text.tsx'
import { Field } from '../console/form/field.tsx'
import { PictureField } from '../console/picture-field.tsx'
import { Note } from '../feedback/states.tsx'
import { PropertyList } from '../layout/property-list.tsx'
import { otherWaysMessages } from './messages.ts'

type Asked<Ref extends Callable> = {
  readonly title: string
  /** Yuan. */
  readonly amount: number
  readonly call: Ref
  readonly onDone: () => void
  readonly onClose: () => void
}

type BalanceProps<Ref extends Callable> = Asked<Ref> & {
  readonly balance: { readonly available: number; readonly hasPayPassword: 0 | 1 }
  readonly input: (payPassword: string) => RefInput<Ref>
}

/** Pays something that is no checkout with the member's balance. */
export function BalanceDialog<Ref extends Callable>({ title, amount, call, balance, input, onDone, onClose }: BalanceProps<Ref>) {
  const t = useMessages(otherWaysMessages)
  const [payPassword, setPayPassword] = useState('')
  const close = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog title={title} ok={t('pay')} call={call} input={input(payPassword)} onClose={onClose} onDone={close}>
      {(errors) => (
        <div className="col g3">
          <p className="row g2 wrp">
            <b className="num">¥{priceText(amount)}</b>
            <span className="t13 c2 num">{t('balanceHave', { amount: priceText(balance.available) })}</span>
          </p>
          {balance.available < amount && (
            <Note tone="warn" action={<ButtonLink to="/member/recharge">{t('recharge')}</ButtonLink>}>
              {t('balanceShort')}
            </Note>
          )}
          {balance.hasPayPassword === 0 && (
            <Note tone="warn" action={<ButtonLink to="/member/pwd/pay">{t('setPassword')}</ButtonLink>}>
              {t('noPassword')}
            </Note>
          )}
          <Field id="balance-pay-password" label={t('payPassword')} isRequired error={errors['payPassword']}>
            <Input.Password
              id="balance-pay-password"
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

type Voucher = { readonly bankName: string; readonly documentNo: string; readonly picture: string }
type TransferProps<Ref extends Callable> = Asked<Ref> & {
  /** What to transfer and what to write on it. */
  readonly help: string
  readonly account: { readonly accountName: string; readonly bankName: string; readonly accountNo: string }
  readonly input: (voucher: Voucher) => RefInput<Ref>
  readonly upload: ComponentProps<typeof PictureField>['upload']
}

/** Hands in the voucher of a transfer to the platform's account. */
export function TransferDialog<Ref extends Callable>({ title, help, call, account, input, upload, onDone, onClose }: TransferProps<Ref>) {
  const t = useMessages(otherWaysMessages)
  const [voucher, setVoucher] = useState<Voucher>({ bankName: '', documentNo: '', picture: '' })
  const set = (change: Partial<Voucher>) => setVoucher((before) => ({ ...before, ...change }))
  const close = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog title={title} ok={t('handIn')} call={call} input={input(voucher)} onClose={onClose} onDone={close}>
      {(errors) => (
        <div className="col g3">
          <p className="t13 c2">{help}</p>
          <PropertyList
            list={[
              [t('accountName'), <CopyText key="name" text={account.accountName} />],
              [t('accountBank'), <CopyText key="bank" text={account.bankName} />],
              [t('accountNo'), <CopyText key="no" text={account.accountNo} />],
            ]}
          />
          <Field id="transfer-bank" label={t('bank')} isRequired error={errors['bankName']}>
            <Input id="transfer-bank" maxLength={60} value={voucher.bankName} onChange={(event) => set({ bankName: event.target.value })} />
          </Field>
          <Field id="transfer-serial" label={t('serial')} isRequired error={errors['documentNo']}>
            <Input
              id="transfer-serial"
              maxLength={64}
              value={voucher.documentNo}
              onChange={(event) => set({ documentNo: event.target.value })}
            />
          </Field>
          <Field id="transfer-picture" label={t('picture')} isRequired error={errors['picture']}>
            <PictureField
              id="transfer-picture"
              label={t('picture')}
              value={voucher.picture}
              onChange={(picture) => set({ picture })}
              upload={upload}
            />
          </Field>
        </div>
      )}
    </ConsoleDialog>
  )
}
