import { App, Input, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { addressList } from '../../../modules/member/endpoints.ts'
import { requestPreview, requestSubmit } from '../../../modules/approval/endpoints.ts'
import { ApprovalReasons, ApprovalSteps } from './approval-steps.tsx'
import { previewLines } from './preview-lines.ts'
import { RequestLines } from './request-lines.tsx'
import { purchaseRequestMessages } from './messages.ts'

type Preview = RefOutput<typeof requestPreview>

/** Where it goes, what for, how it will be paid; then the request is handed in. */
export default function BuyRequestPage() {
  const t = useMessages(purchaseRequestMessages)
  const addresses = useCall(addressList, {})
  const [addressId, setAddressId] = useState<number>()
  const call = useCall(requestPreview, { addressId })
  if (call.refused)
    return (
      <Empty
        panel
        icon="lock"
        title={t('onlySubs')}
        help={call.refused.msg}
        actions={<ButtonLink to="/cart/index">{t('goCart')}</ButtonLink>}
      />
    )
  return (
    <CallView call={call}>
      {(preview) =>
        preview.checkout.storeGroupList.length === 0 ? (
          <Empty
            panel
            icon="shopping-cart"
            title={t('emptyTitle')}
            help={t('emptyHelp')}
            actions={<ButtonLink to="/cart/index">{t('goCart')}</ButtonLink>}
          />
        ) : (
          <div className="col g3">
            <Panel
              title={t('address')}
              more={
                <Anchor className="lk t13" to="/member/address/list">
                  {t('manageAddresses')}
                </Anchor>
              }
            >
              <div className="bx">
                {addresses.data?.list.length === 0 && <Note tone="warn">{t('noAddress')}</Note>}
                <Radio.Group
                  aria-label={t('address')}
                  value={addressId ?? preview.checkout.address?.addressId}
                  onChange={(event) => setAddressId(Number(event.target.value))}
                  className="col g2"
                >
                  {(addresses.data?.list ?? []).map((one) => (
                    <Radio key={one.addressId} value={one.addressId}>
                      {one.memberName} <span className="num c3">{one.telMobile}</span> {one.addressAll} {one.detailAddress}
                    </Radio>
                  ))}
                </Radio.Group>
              </div>
            </Panel>
            <RequestForm preview={preview} addressId={addressId} onChanged={call.reload} />
          </div>
        )
      }
    </CallView>
  )
}

function RequestForm({ preview, addressId, onChanged }: { preview: Preview; addressId: number | undefined; onChanged: () => void }) {
  const t = useMessages(purchaseRequestMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(requestSubmit)
  const [note, setNote] = useState('')
  const [payMethod, setPayMethod] = useState<'ONLINE' | 'TRANSFER'>('ONLINE')
  const [problem, setProblem] = useState('')
  const { checkout } = preview
  const submit = async () => {
    const outcome = await run({
      addressId: addressId ?? checkout.address?.addressId,
      stores: [],
      expectedTotal: checkout.totalAmount,
      payMethod,
      note,
    })
    if (outcome.kind === 'unknown') return setProblem(t('networkUnknown'))
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) {
      setProblem(answer.msg)
      return onChanged()
    }
    void message.success(t('submitted'))
    return navigate(`/member/request/info?requestSn=${answer.data.requestSn}`)
  }
  return (
    <Panel title={t('cartTitle')}>
      <div className="bx">
        <ApprovalReasons reasons={preview.reasons} />
      </div>
      <RequestLines lines={previewLines(checkout)} />
      <div className="bx col g3 max-w-160">
        <Input.TextArea
          aria-label={t('note')}
          placeholder={`${t('note')} · ${t('noteHint')}`}
          rows={2}
          maxLength={200}
          showCount
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Radio.Group
          aria-label={t('payMethod')}
          value={payMethod}
          onChange={(event) => setPayMethod(event.target.value === 'TRANSFER' ? 'TRANSFER' : 'ONLINE')}
          options={(['ONLINE', 'TRANSFER'] as const).map((value) => ({ value, label: t(`pay_${value}`) }))}
        />
        <ApprovalSteps steps={preview.steps} />
        {problem && <Note tone="danger">{problem}</Note>}
      </div>
      <div className="bx row g3">
        <span className="sp" />
        <span className="c3 t13">
          {t('freight')} ¥{priceText(checkout.freight)}
        </span>
        <span className="c2">{t('total')}</span>
        <b className="num t18">¥{priceText(checkout.totalAmount)}</b>
        <Button tone="action" size="lg" busy={busy} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      </div>
    </Panel>
  )
}
