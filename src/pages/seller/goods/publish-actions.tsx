import { App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { publishOwnGoods, takeOwnGoodsOff } from '../../../modules/listing/endpoints-publication.ts'
import type { ListedGoods } from '../../../modules/listing/endpoints.ts'
import { ownGoodsMessages } from '../../../modules/listing/messages.ts'

/** On the shelf and off it; taking off asks first and wants a reason. */
export function PublishActions({ goods, onDone }: { goods: ListedGoods; onDone: () => void }) {
  const t = useMessages(ownGoodsMessages)
  const { message } = App.useApp()
  const publish = useAct(publishOwnGoods)
  const [isAsking, setIsAsking] = useState(false)
  const put = async () => {
    const done = await publish.act({ goodsId: goods.goodsId })
    if (!done?.data) return
    if (done.data.state === 'on_sale') message.success(t('published'))
    else message.warning(t('stays', { reason: done.data.reason }))
    onDone()
  }
  return (
    <>
      {goods.can.includes('publish') && (
        <Button size="sm" tone="brand-outline" busy={publish.busy} onClick={() => void put()}>
          {t('publish')}
        </Button>
      )}
      {goods.can.includes('takeOff') && (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          {t('takeOff')}
        </Button>
      )}
      {goods.can.includes('formula') && (
        <ButtonLink size="sm" to={`/seller/goods/formula/${goods.goodsId}`}>
          {t('formula')}
        </ButtonLink>
      )}
      {isAsking && <TakeOffDialog goods={goods} onClose={() => setIsAsking(false)} onDone={onDone} />}
    </>
  )
}

function TakeOffDialog({ goods, onClose, onDone }: { goods: ListedGoods; onClose: () => void; onDone: () => void }) {
  const t = useMessages(ownGoodsMessages)
  const { act, busy } = useAct(takeOwnGoodsOff)
  const [reason, setReason] = useState('')
  const take = async () => {
    if (!(await act({ goodsId: goods.goodsId, reason }, t('takenOff')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('takeOffTitle', { name: goods.goodsName })}
      okText={t('takeOff')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      confirmLoading={busy}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <p className="c2 mb-3">{t('takeOffHelp')}</p>
      <Input
        aria-label={t('takeOffReason')}
        placeholder={t('takeOffReason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  )
}
