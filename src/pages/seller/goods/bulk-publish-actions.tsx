import { App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { publishOwnGoods, takeOwnGoodsOff } from '../../../modules/listing/endpoints-publication.ts'
import type { ListedGoods } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'

type Props = { readonly picked: readonly ListedGoods[]; readonly onDone: () => void }
/** Null when it worked, otherwise why it did not. */
type Step = (goodsId: number) => Promise<string | null>

/** Puts the chosen goods on sale or takes them off, one after the other; what could not be moved is named with its reason. */
export function BulkPublishActions({ picked, onDone }: Props) {
  const t = useMessages(ownGoodsMessages)
  const publish = useCommand(publishOwnGoods)
  const [isAsking, setIsAsking] = useState(false)
  const walk = useWalk(onDone)
  const [off, on] = (['publish', 'takeOff'] as const).map((move) => picked.filter((goods) => goods.can.includes(move)))
  const put: Step = async (goodsId) => {
    const outcome = await publish.run({ goodsId })
    if (outcome.kind === 'unknown') return t('bulkUnknown')
    const { answer } = outcome
    if (answer.state !== 200) return answer.msg
    return answer.data?.state === 'on_sale' ? null : (answer.data?.reason ?? '')
  }
  return (
    <>
      {off && off.length > 0 && (
        <Button size="sm" busy={walk.busy} onClick={() => void walk.start(off, put)}>
          {t('bulkPublish', { count: off.length })}
        </Button>
      )}
      {on && on.length > 0 && (
        <Button size="sm" busy={walk.busy} onClick={() => setIsAsking(true)}>
          {t('bulkTakeOff', { count: on.length })}
        </Button>
      )}
      {isAsking && on && <TakeOffDialog goods={on} walk={walk} onClose={() => setIsAsking(false)} />}
    </>
  )
}

type Walk = { readonly busy: boolean; readonly start: (goods: readonly ListedGoods[], step: Step) => Promise<void> }

function useWalk(onDone: () => void): Walk {
  const t = useMessages(ownGoodsMessages)
  const { message, modal } = App.useApp()
  const [busy, setBusy] = useState(false)
  const start = async (goods: readonly ListedGoods[], step: Step) => {
    setBusy(true)
    const refused: string[] = []
    for (const one of goods) {
      const why = await step(one.goodsId)
      if (why !== null) refused.push(`${one.goodsName}: ${why}`)
    }
    setBusy(false)
    const count = goods.length - refused.length
    if (refused.length === 0) message.success(t('bulkDone', { count }))
    else
      modal.warning({
        title: t('bulkPart', { count, refused: refused.length }),
        okText: t('bulkClose'),
        content: refused.map((line) => <p key={line}>{line}</p>),
      })
    onDone()
  }
  return { busy, start }
}

function TakeOffDialog({ goods, walk, onClose }: { goods: readonly ListedGoods[]; walk: Walk; onClose: () => void }) {
  const t = useMessages(ownGoodsMessages)
  const { run } = useCommand(takeOwnGoodsOff)
  const [reason, setReason] = useState('')
  const take: Step = async (goodsId) => {
    const outcome = await run({ goodsId, reason: reason.trim() })
    if (outcome.kind === 'unknown') return t('bulkUnknown')
    return outcome.answer.state === 200 ? null : outcome.answer.msg
  }
  return (
    <Modal
      open
      title={t('bulkTakeOffTitle', { count: goods.length })}
      okText={t('takeOff')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      confirmLoading={walk.busy}
      onOk={() => void walk.start(goods, take).then(onClose)}
      onCancel={onClose}
    >
      <p className="c2">{t('takeOffHelp')}</p>
      <Field id="bulk-take-off" label={t('takeOffReason')} isRequired>
        <Input id="bulk-take-off" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Modal>
  )
}
