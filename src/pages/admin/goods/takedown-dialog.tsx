import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { restoreGoods, takeGoodsDown, type PlatformGoods } from '../../../modules/listing/endpoints-platform.ts'
import { platformGoodsMessages } from '../../../modules/listing/messages.ts'

/** What was asked for which goods. */
export type Takedown = {
  readonly event: 'takeDown' | 'restore'
  readonly goods: readonly PlatformGoods[]
  readonly done?: () => void
}
type Props = { readonly asked: Takedown; readonly onClose: () => void; readonly onDone: () => void }

/** Takes goods down or restores them; the store reads the reason. */
export function TakedownDialog({ asked: { event, goods, done }, onClose, onDone }: Props) {
  const t = useMessages(platformGoodsMessages)
  const { message } = App.useApp()
  const [reason, setReason] = useState('')
  const isDown = event === 'takeDown'
  const count = goods.length
  const finished = () => {
    message.success(t(isDown ? 'takenDownDone' : 'restoredDone', { count }))
    done?.()
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog
      title={t(isDown ? 'takeDownTitle' : 'restoreTitle', { count })}
      ok={t(event)}
      call={isDown ? takeGoodsDown : restoreGoods}
      input={{ goodsIds: goods.map((one) => one.goodsId).join(','), reason: reason.trim() }}
      onDone={finished}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2">{t(isDown ? 'takeDownHelp' : 'restoreHelp')}</p>
          <ul className="t13">
            {goods.slice(0, 5).map((one) => (
              <li key={one.goodsId}>
                {one.goodsName} <span className="c3">{one.storeName}</span>
              </li>
            ))}
            {count > 5 && <li>…</li>}
          </ul>
          <Field id="takedown-reason" label={t(isDown ? 'takeDownReason' : 'restoreReason')} error={errors['reason']} isRequired>
            <Input.TextArea
              id="takedown-reason"
              rows={3}
              maxLength={200}
              showCount
              value={reason}
              onChange={(typed) => setReason(typed.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
