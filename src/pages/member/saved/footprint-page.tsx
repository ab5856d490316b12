import { Pagination, Popconfirm } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { CardGrid, ProductCard } from '../../../ui/goods/product-card.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { footprintClear, footprintList } from '../../../modules/saved/endpoints-saved-items.ts'
import { goodsByIds } from '../../../modules/catalog/endpoints-goods.ts'
import { toCardProduct } from '../../../modules/catalog/ui/goods-card.tsx'
import { UnavailableGoods } from './unavailable-goods.tsx'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { savedItemsMessages } from './messages.ts'

const pageSize = 48

/** Goods that the member looked at, by day; a day or everything can be forgotten. */
export default function FootprintPage() {
  const t = useMessages(savedItemsMessages)
  const [query, setQuery] = useSearchParams()
  const current = /^[1-9]$/.test(query.get('current') ?? '') ? Number(query.get('current')) : 1
  const looks = useCall(footprintList, { current, pageSize })
  const { act, busy } = useAct(footprintClear)
  const clear = async (what: { day?: string }) => {
    if (await act(what, t('cleared'))) looks.reload()
  }
  const total = looks.data?.total ?? 0
  return (
    <Panel
      title={t('footprintTitle')}
      more={
        total > 0 && (
          <Popconfirm title={t('clearAllSure')} okText={t('yes')} cancelText={t('no')} onConfirm={() => void clear({})}>
            <Button size="sm" disabled={busy}>
              {t('clearAll')}
            </Button>
          </Popconfirm>
        )
      }
    >
      <CallView call={looks}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              icon="footprints"
              title={t('footprintEmpty')}
              help={t('footprintEmptyHelp')}
              actions={<ButtonLink to="/goods/list">{t('browseGoods')}</ButtonLink>}
            />
          ) : (
            [...Map.groupBy(list, (one) => one.day)].map(([day, looked]) => (
              <Day key={day} day={day} productIds={looked.map((one) => one.productId)} busy={busy} onClear={() => void clear({ day })} />
            ))
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
          onChange={(page) => setQuery({ current: String(page) })}
        />
      )}
    </Panel>
  )
}

type DayProps = { day: string; productIds: readonly number[]; busy: boolean; onClear: () => void }

function Day({ day, productIds, busy, onClear }: DayProps) {
  const t = useMessages(savedItemsMessages)
  const g = useMessages(goodsMessages)
  const goods = useCall(goodsByIds, { productIds: productIds.join(',') })
  return (
    <section>
      <div className="row g3 flt">
        <h3 className="t14 b6 num">{day}</h3>
        <span className="sp" />
        <Button size="sm" disabled={busy} onClick={onClear}>
          {t('clearDay')}
        </Button>
      </div>
      <CallView call={goods}>
        {(cards) => (
          <>
            <UnavailableGoods productIds={productIds} missing={productIds.length - cards.length} />
            <CardGrid columns={4}>
              {cards.map((card) => (
                <ProductCard key={card.defaultProductId} product={toCardProduct(card, g)} labels={{ stock: g('stock') }} />
              ))}
            </CardGrid>
          </>
        )}
      </CallView>
    </section>
  )
}
