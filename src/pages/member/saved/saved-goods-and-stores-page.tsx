import { Pagination } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall, type CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { CardGrid, ProductCard } from '../../../ui/goods/product-card.tsx'
import { SupplierCell } from '../../../ui/goods/supplier-card.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { savedItemChange, savedItemList } from '../../../modules/saved/endpoints-saved-items.ts'
import { storesOf } from '../../../modules/store/endpoints.ts'
import { goodsOf } from '../../../modules/catalog/endpoints-goods.ts'
import { toCardProduct } from '../../../modules/catalog/ui/goods-card.tsx'
import { UnavailableGoods } from './unavailable-goods.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { savedItemsMessages } from './messages.ts'

const pageSize = 24
type Marks = CallState<OutputOf<typeof savedItemList>>

/** What the member keeps: goods and followed stores; the tab and page stand in the address. */
export default function CollectPage() {
  const t = useMessages(savedItemsMessages)
  const [query, setQuery] = useSearchParams()
  const tab = query.get('kind') === 'store' ? 'store' : 'goods'
  const current = /^[1-9][0-9]?$/.test(query.get('current') ?? '') ? Number(query.get('current')) : 1
  const goods = useCall(savedItemList, { kind: 'goods', current: tab === 'goods' ? current : 1, pageSize })
  const stores = useCall(savedItemList, { kind: 'store', current: tab === 'store' ? current : 1, pageSize })
  const marks = tab === 'goods' ? goods : stores
  const total = marks.data?.total ?? 0
  return (
    <Panel title={t('keepsTitle')}>
      <StateTabs
        label={t('keepsTitle')}
        current={tab}
        onChange={(kind) => setQuery({ kind })}
        tabs={[
          { key: 'goods', label: t('goodsTab'), ...countOf(goods) },
          { key: 'store', label: t('storeTab'), ...countOf(stores) },
        ]}
      />
      <CallView call={marks}>
        {(found) =>
          tab === 'goods' ? (
            <KeptGoods ids={found.list.map((one) => one.id)} marks={goods} />
          ) : (
            <KeptStores ids={found.list.map((one) => one.id)} marks={stores} />
          )
        }
      </CallView>
      {total > pageSize && (
        <Pagination
          align="center"
          current={current}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={(page) => setQuery({ kind: tab, current: String(page) })}
        />
      )}
    </Panel>
  )
}

function KeptGoods({ ids, marks }: { ids: readonly number[]; marks: Marks }) {
  const t = useMessages(savedItemsMessages)
  const g = useMessages(goodsMessages)
  const goods = useCall(goodsOf, { goodsIds: ids.join(',') })
  const { act, busy } = useAct(savedItemChange)
  const letGo = async (goodsId: number) => {
    if (await act({ goodsId, isCollect: 0 }, t('removed'))) marks.reload()
  }
  if (ids.length === 0)
    return (
      <Empty
        icon="heart"
        title={t('keepsEmpty')}
        help={t('keepsEmptyHelp')}
        actions={<ButtonLink to="/goods/list">{t('browseGoods')}</ButtonLink>}
      />
    )
  return (
    <CallView call={goods}>
      {(cards) => (
        <>
          <UnavailableGoods goodsIds={ids} missing={ids.length - cards.length} busy={busy} onLetGo={(goodsId) => void letGo(goodsId)} />
          <CardGrid columns={4}>
            {cards.map((card) => (
              <ProductCard
                key={card.goodsId}
                product={toCardProduct(card, g)}
                labels={{ stock: g('stock') }}
                actions={
                  <Button size="sm" disabled={busy} onClick={() => void letGo(card.goodsId)}>
                    {t('letGo')}
                  </Button>
                }
              />
            ))}
          </CardGrid>
        </>
      )}
    </CallView>
  )
}

function KeptStores({ ids, marks }: { ids: readonly number[]; marks: Marks }) {
  const t = useMessages(savedItemsMessages)
  const stores = useCall(storesOf, { storeIds: ids.join(',') })
  const { act, busy } = useAct(savedItemChange)
  const letGo = async (storeId: number) => {
    if (await act({ storeId, isCollect: 0 }, t('removed'))) marks.reload()
  }
  if (ids.length === 0)
    return (
      <Empty
        icon="store"
        title={t('storesEmpty')}
        help={t('storesEmptyHelp')}
        actions={<ButtonLink to="/store/list">{t('browseStores')}</ButtonLink>}
      />
    )
  return (
    <CallView call={stores}>
      {(list) => (
        <div className="pg sup kept-s">
          {list.map((store) => (
            <div key={store.storeId}>
              <SupplierCell
                supplier={{
                  storeId: store.storeId,
                  name: store.storeName,
                  logo: pictureName(store.logo),
                  to: storeAddress(store.storeId),
                  place: store.city,
                }}
                trade={store.description}
                measures={[]}
              />
              <Button size="sm" disabled={busy} onClick={() => void letGo(store.storeId)}>
                {t('unfollow')}
              </Button>
            </div>
          ))}
        </div>
      )}
    </CallView>
  )
}

/** How many there are, once it is known. */
const countOf = (marks: Marks) => (marks.data ? { count: marks.data.total } : {})
