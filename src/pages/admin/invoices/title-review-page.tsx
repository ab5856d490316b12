import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { adminTitleList, adminTitleReview, type ReviewedTitle } from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'

const pageSize = 20
const tabNames = ['', 'waiting', 'over'] as const
const labels = { '': 'all', waiting: 'waiting', over: 'done' } as const

/** Titles that buyers want special invoices for. */
export default function TitleReviewPage() {
  const t = useMessages(invoicePageMessages)
  const { values, set, page, turn } = useFilters(['tab'] as const)
  const tab = tabNames.find((one) => one === values.tab) ?? ''
  const tabs = { list: tabNames.map((key) => ({ key, label: t(labels[key]) })), current: tab, onChange: (key: string) => set({ tab: key }) }
  const call = useCall(adminTitleList, { tab, current: page, pageSize })
  return (
    <ConsoleList
      label={t('reviewTitle')}
      tabs={tabs}
      call={call}
      empty={<Empty icon="badge-check" title={t('reviewNone')} help={t('reviewNoneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function Rows({ list, onDone }: { list: readonly ReviewedTitle[]; onDone: () => void }) {
  const t = useMessages(invoicePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('title')}</th>
            <th>{t('bankFacts')}</th>
            <th>{t('member')}</th>
            <th>{t('colState')}</th>
            <th className="r" aria-label={t('view')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.titleId}>
              <td>
                <b className="b5">{of.title}</b>
                <div className="num t13">{of.taxNumber}</div>
                <Tag small tone={of.isVerified === 1 ? 'ok' : 'warn'}>
                  {t(of.isVerified === 1 ? 'verified' : 'notVerified')}
                </Tag>
              </td>
              <td className="t13" data-l={t('bankFacts')}>
                {of.regAddress} {of.regPhone}
                <div>
                  {of.bankName} <span className="num">{of.bankAccount}</span>
                </div>
              </td>
              <td data-l={t('member')}>
                {of.memberName}
                <div className="t12 c3 num">{of.submitTime && fullTime(of.submitTime)}</div>
              </td>
              <td data-l={t('colState')}>
                {t(`q_${of.qualification}`)}
                <div className="t12 c3">{of.reason}</div>
              </td>
              <td className="r nw">{of.can.length > 0 && <Acts of={of} onDone={onDone} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Acts({ of, onDone }: { of: ReviewedTitle; onDone: () => void }) {
  const t = useMessages(invoicePageMessages)
  const { act, busy } = useAct(adminTitleReview)
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const rejected = () => {
    setRejecting(false)
    onDone()
  }
  return (
    <>
      <Button
        size="sm"
        tone="brand"
        busy={busy}
        onClick={() =>
          void act({ titleId: of.titleId, expectedVersion: of.version, pass: 1 }, t('approved')).then((done) => done && onDone())
        }
      >
        {t('approve')}
      </Button>{' '}
      <Button size="sm" onClick={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      {isRejecting && (
        <ConsoleDialog
          title={t('reject')}
          ok={t('reject')}
          call={adminTitleReview}
          input={{ titleId: of.titleId, expectedVersion: of.version, pass: 0, reason }}
          onDone={rejected}
          onClose={() => setRejecting(false)}
        >
          {(errors) => (
            <Field id="title-reason" label={t('reason')} error={errors['reason']}>
              <Input id="title-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          )}
        </ConsoleDialog>
      )}
    </>
  )
}
