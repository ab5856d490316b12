import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { BulkAct } from '../../../ui/console/list/bulk-act.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminTitleList, adminTitleReview, type ReviewedTitle } from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'

const tabNames = ['', 'waiting', 'over'] as const
const filterNames = ['tab'] as const
const labels = { '': 'all', waiting: 'waiting', over: 'done' } as const

/** Titles that buyers want special invoices for. */
export default function TitleReviewPage() {
  const t = useMessages(invoicePageMessages)
  const { values, set, ...list } = useList('admin.invoiceTitles', filterNames, { remembered: true })
  const tab = tabNames.find((one) => one === values.tab) ?? ''
  const tabs = { list: tabNames.map((key) => ({ key, label: t(labels[key]) })), current: tab, onChange: (key: string) => set({ tab: key }) }
  const call = useCall(adminTitleList, { tab, current: list.page, pageSize: list.size })
  const columns = useTitleColumns(call.reload)
  return (
    <List
      label={t('reviewTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ titleId }) => titleId}
      columns={columns}
      tabs={tabs}
      bulk={(picked, done) =>
        picked.every(({ can }) => can.includes('approve')) && (
          <BulkAct
            picked={picked}
            call={adminTitleReview}
            inputOf={({ titleId, version }) => ({ titleId, expectedVersion: version, pass: 1 as const })}
            label={t('approve')}
            onDone={() => {
              done()
              call.reload()
            }}
          />
        )
      }
      pages={({ total }) => ({ total })}
      empty={<Empty icon="badge-check" title={t('reviewNone')} help={t('reviewNoneHelp')} />}
    />
  )
}

function useTitleColumns(onDone: () => void): readonly ListColumn<ReviewedTitle>[] {
  const t = useMessages(invoicePageMessages)
  return [
    {
      key: 'title',
      title: t('title'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ taxNumber, isVerified }) => (
        <>
          <div className="num t13">{taxNumber}</div>
          <Tag small tone={isVerified === 1 ? 'ok' : 'warn'}>
            {t(isVerified === 1 ? 'verified' : 'notVerified')}
          </Tag>
        </>
      ),
    },
    { key: 'taxNumber', title: t('taxNumber'), isOff: true, isTight: true, text: ({ taxNumber }) => taxNumber },
    {
      key: 'bank',
      title: t('bankFacts'),
      text: (of) => [of.regAddress, of.regPhone, of.bankName, of.bankAccount].filter(Boolean).join(' '),
      cell: (of) => (
        <span className="t13">
          {of.regAddress} {of.regPhone}
          <div>
            {of.bankName} <span className="num">{of.bankAccount}</span>
          </div>
        </span>
      ),
    },
    {
      key: 'member',
      title: t('member'),
      text: ({ memberName }) => memberName,
      cell: ({ memberName, submitTime }) => (
        <>
          {memberName}
          <div className="t12 c3 num nw">{submitTime && fullTime(submitTime)}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ qualification }) => t(`q_${qualification}`),
      cell: ({ qualification, reason }) => (
        <>
          {t(`q_${qualification}`)}
          <div className="t12 c3">{reason}</div>
        </>
      ),
    },
    { key: 'actions', title: t('view'), as: 'actions', cell: (of) => of.can.length > 0 && <Acts of={of} onDone={onDone} /> },
  ]
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
