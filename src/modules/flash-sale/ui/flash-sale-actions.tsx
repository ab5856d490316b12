import { App, Input, Popconfirm } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  adminFlashApprove,
  adminFlashPublish,
  adminFlashReject,
  adminFlashVoid,
  sellerFlashStop,
  sellerFlashSubmit,
  sellerFlashWithdraw,
} from '../endpoints-consoles.ts'
import type { ManagedSale } from '../endpoints-schemas.ts'
import { flashSaleAdminMessages } from '../messages.ts'

type Props = { readonly of: ManagedSale; readonly onEdit: () => void; readonly onDone: () => void }
const plainMoves = ['submit', 'withdraw', 'stop', 'publish', 'approve'] as const
type PlainMove = (typeof plainMoves)[number]
const reasonMoves = ['reject', 'void'] as const

/** What may be done with a flash sale now; all but editing asks first. */
export function FlashSaleActions({ of, onEdit, onDone }: Props) {
  const t = useMessages(flashSaleAdminMessages)
  const moves = useMoves(of)
  const move = async (act: PlainMove) => {
    if (await moves[act](t('done'))) onDone()
  }
  return (
    <div className="row g1 flex-wrap">
      {of.can.includes('edit') && (
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {plainMoves
        .filter((act) => of.can.includes(act))
        .map((act) => (
          <Popconfirm key={act} title={t(`${act}Ask`)} okText={t(act)} cancelText={t('cancel')} onConfirm={() => move(act)}>
            <Button size="sm" tone={act === 'stop' || act === 'withdraw' ? 'default' : 'brand-outline'} busy={moves.busy}>
              {t(act)}
            </Button>
          </Popconfirm>
        ))}
      {reasonMoves
        .filter((act) => of.can.includes(act))
        .map((act) => (
          <ReasonButton key={act} act={act} of={of} onDone={onDone} />
        ))}
    </div>
  )
}

function useMoves({ flashSaleId, version }: ManagedSale) {
  const [submit, withdraw, stop] = [useAct(sellerFlashSubmit), useAct(sellerFlashWithdraw), useAct(sellerFlashStop)]
  const [publish, approve] = [useAct(adminFlashPublish), useAct(adminFlashApprove)]
  const own = { ownFlashSaleId: flashSaleId, expectedVersion: version }
  const key = { flashSaleId, expectedVersion: version }
  return {
    submit: (done: string) => submit.act(own, done),
    withdraw: (done: string) => withdraw.act(own, done),
    stop: (done: string) => stop.act(own, done),
    publish: (done: string) => publish.act(key, done),
    approve: (done: string) => approve.act(key, done),
    busy: submit.busy || withdraw.busy || stop.busy || publish.busy || approve.busy,
  }
}

type ReasonProps = { readonly act: (typeof reasonMoves)[number]; readonly of: ManagedSale; readonly onDone: () => void }

/** The platform rejects or voids a sale, and says why. */
function ReasonButton({ act, of, onDone }: ReasonProps) {
  const t = useMessages(flashSaleAdminMessages)
  const { modal } = App.useApp()
  const command = useAct(act === 'reject' ? adminFlashReject : adminFlashVoid)
  const ask = () => {
    let reason = ''
    modal.confirm({
      title: t(act),
      content: (
        <>
          {act === 'void' && <p className="c2">{t('voidAsk')}</p>}
          <Input
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={200}
            onChange={(event) => (reason = event.target.value.trim())}
          />
        </>
      ),
      okText: t(act),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (await command.act({ flashSaleId: of.flashSaleId, expectedVersion: of.version, reason }, t('done'))) onDone()
      },
    })
  }
  return (
    <Button size="sm" tone="danger" busy={command.busy} onClick={ask}>
      {t(act)}
    </Button>
  )
}
