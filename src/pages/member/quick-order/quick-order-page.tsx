import { App } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { quickOrderTemplate } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'
import { OrderLineInput } from '../../../modules/sourcing-tools/ui/quick-order/order-line-input.tsx'
import { OrderLineTable } from '../../../modules/sourcing-tools/ui/quick-order/order-line-table.tsx'
import { UploadListButton } from '../../../modules/sourcing-tools/ui/quick-order/upload-list-button.tsx'
import { useAddLinesToBasket } from './use-add-lines-to-basket.ts'
import { useOrderLines, type OrderLine, type OrderLines } from '../../../modules/sourcing-tools/ui/quick-order/use-order-lines.ts'
import { quickOrderMessages } from '../../../modules/sourcing-tools/messages.ts'

/** True for a row that the cart would take as it stands. */
const isGood = ({ found }: OrderLine): boolean =>
  Boolean(found?.line && found.level === 'full' && !found.line.problem && found.refusal === '' && found.line.isRequireEnquiry === 0)
const isAskable = ({ found }: OrderLine): boolean => Boolean(found?.line && found.level === 'full' && found.refusal === '')

/** Many rows into a basket at once. */
export default function QuickOrderPage() {
  const t = useMessages(quickOrderMessages)
  const work = useOrderLines()
  const baskets = useAddLinesToBasket(work)
  return (
    <Panel title={t('quickTitle')} sub={t('lead')} more={<Heads work={work} />}>
      <div className="bx">
        <OrderLineInput onAdd={work.add} />
      </div>
      {work.rows.length === 0 ? (
        <Empty icon="list-checks" title={t('none')} help={t('noneHelp')} />
      ) : (
        <>
          <OrderLineTable work={work} refusals={baskets.refusals} />
          <Foot work={work} baskets={baskets} />
        </>
      )}
    </Panel>
  )
}

function Foot({ work, baskets }: { work: OrderLines; baskets: ReturnType<typeof useAddLinesToBasket> }) {
  const t = useMessages(quickOrderMessages)
  const good = work.rows.filter(isGood)
  const asked = work.rows.filter(isAskable)
  const sum = good.reduce((all, { found }) => all + Math.round((found?.line?.subtotal ?? 0) * 100), 0) / 100
  return (
    <div className="bx row g3 flex-wrap">
      <span className="t13 c2" role="status">
        {t('summary', { good: good.length, bad: work.rows.length - good.length })}
      </span>
      <span className="sp" />
      <span className="t13">
        {t('sum')} <b className="num t16">¥{priceText(sum)}</b>
      </span>
      <Button
        icon="message-circle"
        disabled={asked.length === 0}
        busy={baskets.busy === 'enquiry'}
        onClick={() => void baskets.toEnquiry(asked)}
      >
        {t('toEnquiry')}
      </Button>
      <Button
        tone="action"
        icon="shopping-cart"
        disabled={good.length === 0}
        busy={baskets.busy === 'cart'}
        onClick={() => void baskets.toCart(good)}
      >
        {t('toCart')}
      </Button>
    </div>
  )
}

/** Sheets in, the template out, and a clean table. */
function Heads({ work }: { work: OrderLines }) {
  const t = useMessages(quickOrderMessages)
  const { modal } = App.useApp()
  const template = useAct(quickOrderTemplate)
  const clear = () =>
    void modal.confirm({
      title: t('clearAsk'),
      okText: t('clear'),
      cancelText: t('cancel'),
      onOk: () => work.remove(work.rows.map((row) => row.key)),
    })
  return (
    <div className="row g2 flex-wrap">
      <UploadListButton onAdd={work.add} />
      <Button icon="download" busy={template.busy} onClick={() => void template.act({}).then((done) => done?.data && keepFile(done.data))}>
        {t('template')}
      </Button>
      <Button disabled={work.rows.length === 0} onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  )
}
