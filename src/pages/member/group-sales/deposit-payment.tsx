import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { GatewayPayment } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages } from '../../../ui/payment/messages.ts'
import { groupDepositBalance, groupDepositStart } from '../../../modules/group-sale/endpoints.ts'
import type { GroupParticipationView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'

/** Paying a deposit: through a gateway, or with balance. */
export function DepositPayment({ of, onDone }: { of: GroupParticipationView; onDone: () => void }) {
  const t = useMessages(groupPageMessages)
  const words = useMessages(gatewayPaymentMessages)
  const { act, busy } = useAct(groupDepositStart)
  const [isProving, setProving] = useState(false)
  const [payPassword, setPayPassword] = useState('')
  const { participationSn } = of
  return (
    <div className="col g2">
      <b className="t16 num">
        {t('payDeposit')} ¥{priceText(of.deposit)}
      </b>
      <GatewayPayment t={words} busy={busy} start={async (method) => (await act({ participationSn, method }))?.data}>
        <Button onClick={() => setProving(true)}>{t('balance')}</Button>
      </GatewayPayment>
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
