import { App, Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useMayOpen } from '../../../ui/console/use-may-open.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { storeSuspend, type AdminStore } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

/** What the platform sees of each store; an open one may be suspended, a suspended one opened again, each with its reason. */
export function useStoreColumns(onDone: () => void): readonly ListColumn<AdminStore>[] {
  const t = useMessages(storeApplicationMessages)
  const ask = useConfirmSuspension(onDone)
  const [seesOrders, seesSupport] = [useMayOpen('/admin/order/list'), useMayOpen('/admin/support')]
  return [
    { key: 'store', title: t('colStore'), as: 'title', text: (store) => store.storeName },
    {
      key: 'company',
      title: t('colCompany'),
      text: (store) => store.companyName,
      cell: (store) => (
        <>
          <div>{store.companyName}</div>
          <div className="t12 c3 num">{store.creditCode}</div>
        </>
      ),
    },
    { key: 'city', title: t('colCity'), text: (store) => store.cityName },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (store) => store.stateText,
      cell: (store) => (
        <>
          <StateDot tone={store.state === 'open' ? 'ok' : 'danger'}>{store.stateText}</StateDot>
          {store.suspendReason !== '' && <div className="t12 c3 max-w-60">{store.suspendReason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (store) => (
        <>
          {seesOrders && (
            <Anchor className="lk t13" to={`/admin/order/list?storeId=${store.storeId}`}>
              {t('storeOrders')}
            </Anchor>
          )}
          {seesSupport && (
            <Anchor className="lk t13" to={`/admin/support?keyword=${encodeURIComponent(store.storeName)}`}>
              {t('supportView')}
            </Anchor>
          )}
          {store.can.map((kind) => (
            <Button key={kind} size="sm" tone={kind === 'suspend' ? 'danger' : 'brand'} onClick={() => ask(store, kind)}>
              {t(`act_${kind}`)}
            </Button>
          ))}
        </>
      ),
    },
  ]
}

/** Asks for the reason, then suspends a store or opens it again. */
export function useConfirmSuspension(onDone: () => void) {
  const t = useMessages(storeApplicationMessages)
  const { modal } = App.useApp()
  const { act } = useAct(storeSuspend)
  return (store: AdminStore, kind: AdminStore['can'][number]) => {
    let reason = ''
    void modal.confirm({
      title: `${t(`act_${kind}`)} · ${store.storeName}`,
      content: (
        <div className="col g2">
          {kind === 'suspend' && <p>{t('suspendHelp')}</p>}
          <Input
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={200}
            onChange={(event) => (reason = event.target.value.trim())}
          />
        </div>
      ),
      okText: t(`act_${kind}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ storeId: store.storeId, act: kind, reason }, t('done'))) onDone()
      },
    })
  }
}
