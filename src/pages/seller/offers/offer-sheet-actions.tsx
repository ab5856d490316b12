import { Input, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { publishOfferSheet, withdrawOfferSheet, type ownOfferSheets } from '../../../modules/pricing/endpoints-offer-sheets-seller.ts'
import { offerSheetEditorMessages } from './messages.ts'

type Sheet = Pick<OutputOf<typeof ownOfferSheets>[number], 'offerSheetId' | 'version' | 'can'>

/** Publishing asks first; withdrawing wants a reason. */
export function OfferSheetActions({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) {
  const t = useMessages(offerSheetEditorMessages)
  const publishing = useAct(publishOfferSheet)
  const withdrawing = useAct(withdrawOfferSheet)
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const held = { offerSheetId: sheet.offerSheetId, oldVersion: sheet.version }
  const publish = async () => {
    if (await publishing.act(held, t('publishDone'))) onDone()
  }
  const withdraw = async () => {
    if (!(await withdrawing.act({ ...held, reason }, t('withdrawDone')))) return
    setIsAsking(false)
    onDone()
  }
  return (
    <>
      {sheet.can.includes('publish') && (
        <Popconfirm title={t('publishSure')} okText={t('publish')} cancelText={t('cancel')} onConfirm={publish}>
          <Button size="sm" tone="brand-outline" busy={publishing.busy}>
            {t('publish')}
          </Button>
        </Popconfirm>
      )}{' '}
      {sheet.can.includes('withdraw') && (
        <Button size="sm" tone="danger" onClick={() => setIsAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      <Modal
        open={isAsking}
        title={t('withdraw')}
        okText={t('withdraw')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
        confirmLoading={withdrawing.busy}
        onOk={() => void withdraw()}
        onCancel={() => setIsAsking(false)}
      >
        <p className="c2 mb-3">{t('withdrawHelp')}</p>
        <Input
          aria-label={t('reason')}
          placeholder={t('reason')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Modal>
    </>
  )
}
