import { App, Input, Popconfirm } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  adminCouponPublish,
  adminCouponStop,
  adminCouponVoid,
  sellerCouponPublish,
  sellerCouponStop,
  type CampaignRow,
} from '../endpoints-campaigns.ts'
import { campaignAdminMessages } from '../messages.ts'
import type { CampaignConsole } from './campaign-dialog.tsx'

type Props = { readonly face: CampaignConsole; readonly of: CampaignRow; readonly onEdit: () => void; readonly onDone: () => void }

/** What may be done with a campaign now; all but editing asks first. */
export function CampaignActions({ face, of, onEdit, onDone }: Props) {
  const t = useMessages(campaignAdminMessages)
  const moves = useMoves(face, of)
  const isLadder = of.kind === 'LADDER'
  const word = (act: 'publish' | 'stop') => t(isLadder && act === 'stop' ? 'endNow' : act)
  const move = async (act: 'publish' | 'stop') => {
    if (await moves[act](t(act === 'publish' ? 'published' : isLadder ? 'ended' : 'stopped'))) onDone()
  }
  return (
    <>
      {of.can.includes('edit') && (
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}{' '}
      {(['publish', 'stop'] as const)
        .filter((act) => of.can.includes(act))
        .map((act) => (
          <Popconfirm
            key={act}
            title={t(isLadder ? `${act}AskLadder` : `${act}Ask`)}
            okText={word(act)}
            cancelText={t('cancel')}
            onConfirm={() => move(act)}
          >
            <Button size="sm" tone={act === 'publish' ? 'brand-outline' : 'default'} busy={moves.busy}>
              {word(act)}
            </Button>
          </Popconfirm>
        ))}{' '}
      {of.can.includes('void') && <VoidButton of={of} onDone={onDone} />}
    </>
  )
}

function useMoves(face: CampaignConsole, campaignRow: CampaignRow) {
  const [publish, stop] = [useAct(adminCouponPublish), useAct(adminCouponStop)]
  const [publishOwn, stopOwn] = [useAct(sellerCouponPublish), useAct(sellerCouponStop)]
  const key = { campaignId: campaignRow.campaignId, expectedVersion: campaignRow.version }
  const own = { couponCampaignId: campaignRow.campaignId, expectedVersion: campaignRow.version }
  return {
    publish: (done: string) => (face === 'seller' ? publishOwn.act(own, done) : publish.act(key, done)),
    stop: (done: string) => (face === 'seller' ? stopOwn.act(own, done) : stop.act(key, done)),
    busy: publish.busy || stop.busy || publishOwn.busy || stopOwn.busy,
  }
}

/** The platform voids anybody's campaign, and says why. */
function VoidButton({ of, onDone }: { readonly of: CampaignRow; readonly onDone: () => void }) {
  const t = useMessages(campaignAdminMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(adminCouponVoid)
  const ask = () => {
    let reason = ''
    modal.confirm({
      title: t('void'),
      content: (
        <>
          <p className="c2">{t(of.kind === 'LADDER' ? 'voidAskLadder' : 'voidAsk')}</p>
          <Input
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={200}
            onChange={(event) => (reason = event.target.value.trim())}
          />
        </>
      ),
      okText: t('void'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ campaignId: of.campaignId, expectedVersion: of.version, reason }, t('voided'))) onDone()
      },
    })
  }
  return (
    <Button size="sm" tone="danger" busy={busy} onClick={ask}>
      {t('void')}
    </Button>
  )
}
