import { App, Input, Popconfirm } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerGroupCancel, sellerGroupMove, type GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'

type Props = { readonly of: GroupStaffRow; readonly onEdit: () => void; readonly onDone: () => void }

/** What a store may do with its group sale now; what cannot be undone asks first. */
export function SellerGroupActions({ of, onEdit, onDone }: Props) {
  const t = useMessages(groupAdminMessages)
  const { act, busy } = useAct(sellerGroupMove)
  const move = async (event: 'submit' | 'withdraw') => {
    if (await act({ ownGroupSn: of.groupSn, event, expectedVersion: of.version }, t('done'))) onDone()
  }
  return (
    <div className="row g1 wrp">
      {of.can.includes('edit') && (
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {(['submit', 'withdraw'] as const)
        .filter((event) => of.can.includes(event))
        .map((event) => (
          <Popconfirm key={event} title={t(`${event}Ask`)} okText={t(event)} cancelText={t('close')} onConfirm={() => void move(event)}>
            <Button size="sm" tone={event === 'submit' ? 'brand-outline' : 'default'} busy={busy}>
              {t(event)}
            </Button>
          </Popconfirm>
        ))}
      {of.can.includes('cancel') && <CancelButton of={of} onDone={onDone} />}
    </div>
  )
}

/** Calling off says what it costs before it is confirmed. */
function CancelButton({ of, onDone }: Pick<Props, 'of' | 'onDone'>) {
  const t = useMessages(groupAdminMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(sellerGroupCancel)
  const ask = () => {
    let reason = ''
    const sums = { count: of.openCount, deposits: priceText(of.openDeposits), compensation: priceText(of.compensation) }
    modal.confirm({
      title: t('cancelCampaign'),
      content: (
        <>
          <p className="c2">{t('cancelAsk', sums)}</p>
          <Input
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={300}
            onChange={(event) => (reason = event.target.value.trim())}
          />
        </>
      ),
      okText: t('cancelCampaign'),
      okButtonProps: { danger: true },
      cancelText: t('close'),
      onOk: async () => {
        const wish = { ownGroupSn: of.groupSn, expectedVersion: of.version, reason, expectedCompensation: of.compensation }
        if (await act(wish, t('done'))) onDone()
      },
    })
  }
  return (
    <Button size="sm" tone="danger" busy={busy} onClick={ask}>
      {t('cancelCampaign')}
    </Button>
  )
}
