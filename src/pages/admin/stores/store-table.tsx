import { App, Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { storeSuspendCall, type AdminStore } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

/** Every store; an open one may be suspended, a suspended one opened again, each with its reason. */
export function StoreTable({ list, onDone }: { list: readonly AdminStore[]; onDone: () => void }) {
  const t = useMessages(storeApplicationMessages)
  const { modal } = App.useApp()
  const { act } = useAct(storeSuspendCall)
  const ask = (store: AdminStore, kind: AdminStore['can'][number]) => {
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
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colStore')}</th>
            <th>{t('colCompany')}</th>
            <th>{t('colCity')}</th>
            <th>{t('colState')}</th>
            <th className="r" aria-label={t('act_suspend')} />
          </tr>
        </thead>
        <tbody>
          {list.map((store) => (
            <tr key={store.storeId}>
              <td>
                <Anchor className="lk b5" to={`/store/index?vid=${store.storeId}`}>
                  {store.storeName}
                </Anchor>
              </td>
              <td>
                <div>{store.companyName}</div>
                <div className="t12 c3 num">{store.creditCode}</div>
              </td>
              <td>{store.cityName}</td>
              <td className="nw">
                <StateDot tone={store.state === 'open' ? 'ok' : 'danger'}>{store.stateText}</StateDot>
                {store.suspendReason !== '' && (
                  <div className="t12 c3" style={{ whiteSpace: 'normal', maxWidth: 240 }}>
                    {store.suspendReason}
                  </div>
                )}
              </td>
              <td className="r nw">
                <Anchor className="lk t13" to={`/admin/support?keyword=${encodeURIComponent(store.storeName)}`}>
                  {t('supportView')}
                </Anchor>{' '}
                {store.can.map((kind) => (
                  <Button key={kind} size="sm" tone={kind === 'suspend' ? 'danger' : 'brand'} onClick={() => ask(store, kind)}>
                    {t(`act_${kind}`)}
                  </Button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
