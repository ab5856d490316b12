import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import '../../../ui/styles/commerce.css'
import { groupDepositBalance, groupDepositStart, type StartedDepositPayment } from '../../../modules/group-sale/endpoints.ts'
import type { GroupParticipationView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'

const channels = ['wechat', 'alipay'] as const

/** Paying a deposit: through a gateway, or with balance. */
export function DepositPayment({ of, onDone }: { of: GroupParticipationView; onDone: () => void }) {
  const t = useMessages(groupPageMessages)
  const { act, busy } = useAct(groupDepositStart)
  const [started, setStarted] = useState<StartedDepositPayment | null>(null)
  const [isProving, setProving] = useState(false)
  const [payPassword, setPayPassword] = useState('')
  const { participationSn } = of
  const start = async (method: (typeof channels)[number]) => {
    const done = await act({ participationSn, method })
    if (done?.data) setStarted(done.data)
  }
  return (
    <div className="col g2">
      <b className="t16 num">
        {t('payDeposit')} ¥{priceText(of.deposit)}
      </b>
      {started ? (
        <Offer started={started} onBack={() => setStarted(null)} />
      ) : (
        <div className="row g2 wrp">
          {channels.map((method) => (
            <Button key={method} tone="brand" busy={busy} onClick={() => void start(method)}>
              {t(method)}
            </Button>
          ))}
          <Button onClick={() => setProving(true)}>{t('balance')}</Button>
        </div>
      )}
      {isProving && (
        <ConsoleDialog
          title={t('balance')}
          ok={t('payDeposit')}
          call={groupDepositBalance}
          input={{ participationSn, payPassword }}
          onClose={() => setProving(false)}
          onDone={() => {
            setProving(false)
            onDone()
          }}
        >
          {(errors) => (
            <Field id="group-pay-password" label={t('payPassword')} isRequired error={errors['payPassword']}>
              <Input.Password
                id="group-pay-password"
                autoComplete="off"
                maxLength={20}
                value={payPassword}
                onChange={(event) => setPayPassword(event.target.value)}
              />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </div>
  )
}

function Offer({ started, onBack }: { started: StartedDepositPayment; onBack: () => void }) {
  const t = useMessages(groupPageMessages)
  const isQr = started.kind === 'qr'
  return (
    <div className="pay-qr">
      {isQr && (
        <figure>
          <img src={started.qrImage} width={208} height={208} alt={t('qrAlt')} />
          <figcaption className="t13 c2">{t('scan')}</figcaption>
        </figure>
      )}
      <div className="col g2 items-start">
        <span className="t13 c3" role="status">
          {t('waiting')}
        </span>
        {(!isQr || started.isDemo === 1) && (
          <a className="btn po" href={started.payUrl} target="_blank" rel="noopener">
            {t('openCashier')}
          </a>
        )}
        {started.isDemo === 1 && <p className="t12 c3">{t('demoNote')}</p>}
        <Button onClick={onBack}>{t('otherMethod')}</Button>
      </div>
    </div>
  )
}
