import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminOrderCancel, adminOrderExtend, type adminOrderActs } from '../../../modules/cancellation/endpoints-platform.ts'
import { platformActMessages } from '../../../modules/cancellation/messages.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Moves } from '../../../ui/console/detail/moves.tsx'
import { Field } from '../../../ui/console/form/field.tsx'

type Can = RefOutput<typeof adminOrderActs>['can']
type Kind = 'cancel' | 'extend'
type Props = { readonly order: { readonly orderSn: string; readonly version: number }; readonly can: Can; readonly onDone: () => void }

/** What the platform may do with an order now, each with a reason that both sides read. */
export function PlatformActs({ order, can, onDone }: Props) {
  const t = useMessages(platformActMessages)
  const [asking, setAsking] = useState<Kind | null>(null)
  const done = () => {
    setAsking(null)
    onDone()
  }
  return (
    <>
      <Moves
        can={can}
        moves={[
          { key: 'extend', label: t('act_extend'), run: () => setAsking('extend') },
          { key: 'cancel', label: t('act_cancel'), tone: 'danger', run: () => setAsking('cancel') },
        ]}
      />
      {asking && <ReasonDialog kind={asking} order={order} onClose={() => setAsking(null)} onDone={done} />}
    </>
  )
}

function ReasonDialog({ kind, order, onClose, onDone }: { kind: Kind; order: Props['order']; onClose: () => void; onDone: () => void }) {
  const t = useMessages(platformActMessages)
  const [reason, setReason] = useState('')
  const { orderSn, version: expectedVersion } = order
  const frame = { title: t(`act_${kind}`), ok: t(`act_${kind}`), onDone, onClose }
  const field = (errors: Readonly<Record<string, string>>) => (
    <>
      <p className="t13 c2 mb-3">{t(`help_${kind}`)}</p>
      <Field id="platform-reason" label={t('reason')} isRequired error={errors['reason']}>
        <Input id="platform-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </>
  )
  return kind === 'cancel' ? (
    <ConsoleDialog {...frame} call={adminOrderCancel} input={{ orderSn, expectedVersion, reason: reason.trim() }}>
      {field}
    </ConsoleDialog>
  ) : (
    <ConsoleDialog {...frame} call={adminOrderExtend} input={{ orderSn, reason: reason.trim() }}>
      {field}
    </ConsoleDialog>
  )
}
