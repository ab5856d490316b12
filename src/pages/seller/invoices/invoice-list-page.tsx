import { App, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { sellerInvoiceIssue, sellerInvoiceList } from '../../../modules/invoice/endpoints-staff.ts'
import type { InvoiceView } from '../../../modules/invoice/endpoints-schemas.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { InvoiceStateTag } from '../../../modules/invoice/ui/invoice-state-tag.tsx'
import { useInvoiceTabs, useInvoiceWatch } from '../../../modules/invoice/ui/use-invoice-tabs.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'

const pageSize = 20

/** Has applications issued and says what became of them; those that were refused are named. */
function useIssue(onDone: () => void) {
  const t = useMessages(invoicePageMessages)
  const { message } = App.useApp()
  const { act, busy } = useAct(sellerInvoiceIssue)
  const issue = async (invoiceIds: readonly number[]) => {
    const done = await act({ invoiceIds: [...invoiceIds] })
    if (!done?.data) return
    const { begun, refused } = done.data
    if (begun.length > 0) message.success(t('issueBegun', { count: begun.length }))
    const [first] = refused
    if (first) message.error(t('issueRefused', { count: refused.length, reason: first.reason }))
    onDone()
  }
  return { issue, busy }
}

/** What buyers want invoices for: issue one by one or many at once. */
export default function DeskInvoiceListPage() {
  const t = useMessages(invoicePageMessages)
  const { tab, tabs, keyword, search, page, turn } = useInvoiceTabs()
  const call = useCall(sellerInvoiceList, { tab, keyword, current: page, pageSize })
  const [picked, setPicked] = useState<readonly number[]>([])
  useInvoiceWatch(call.data?.list, call.reload)
  const { issue, busy } = useIssue(() => {
    setPicked([])
    call.reload()
  })
  const { demonstration = false, connected = true, waiting = 0 } = call.data ?? {}
  return (
    <ConsoleList
      label={t('deskTitle')}
      tabs={tabs}
      bar={
        <div className="row g3 wrp">
          <Input.Search
            allowClear
            defaultValue={keyword}
            placeholder={t('search')}
            aria-label={t('search')}
            maxLength={40}
            style={{ maxWidth: 320 }}
            onSearch={search}
          />
          <span className="t13 c2">{t('waitingCount', { count: waiting })}</span>
          {connected && (
            <Button tone="brand" busy={busy} disabled={picked.length === 0} onClick={() => void issue(picked)}>
              {t('issueMany', { count: picked.length })}
            </Button>
          )}
          {demonstration && <span className="t13 cd">{t('demonstration')}</span>}
          {!connected && <span className="t13 cd">{t('notConnected')}</span>}
        </div>
      }
      call={call}
      empty={<Empty icon="receipt-text" title={t('noneDesk')} help={t('noneDeskHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} picked={picked} onPick={setPicked} />}
    </ConsoleList>
  )
}

type RowsProps = {
  readonly list: readonly InvoiceView[]
  readonly picked: readonly number[]
  readonly onPick: (ids: readonly number[]) => void
}

function Rows({ list, picked, onPick }: RowsProps) {
  const t = useMessages(invoicePageMessages)
  const turn = (id: number, isIn: boolean) => onPick(isIn ? [...picked, id] : picked.filter((one) => one !== id))
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colInvoice')}</th>
            <th>{t('colTitle')}</th>
            <th>{t('orders')}</th>
            <th className="r">{t('colTotal')}</th>
            <th>{t('colState')}</th>
            <th>{t('colTime')}</th>
            <th className="r" aria-label={t('view')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.invoiceId}>
              <td>
                <Checkbox
                  aria-label={`${t('issue')} ${of.invoiceSn}`}
                  disabled={!of.can.includes('issue')}
                  checked={picked.includes(of.invoiceId)}
                  onChange={(event) => turn(of.invoiceId, event.target.checked)}
                />{' '}
                <b className="b5 num">{of.number || of.invoiceSn}</b>
                <div className="t12 c3">{t(`type${of.invoiceType}`)}</div>
              </td>
              <td data-l={t('colTitle')}>
                {of.title.title}
                <div className="t12 c3 num">{of.title.taxNumber}</div>
              </td>
              <td className="num t13" data-l={t('orders')}>
                {of.orderSnList.join(' ')}
              </td>
              <td className="r num nw" data-l={t('colTotal')}>
                ¥{priceText(of.total)}
              </td>
              <td data-l={t('colState')}>
                <InvoiceStateTag of={of} />
              </td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(of.applyTime)}
                {of.can.includes('issue') && <div className="c3">{t('dueBy', { time: fullTime(of.dueTime) })}</div>}
              </td>
              <td className="r">
                <ButtonLink size="sm" to={`/seller/invoice/info?invoiceId=${of.invoiceId}`}>
                  {t('view')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
