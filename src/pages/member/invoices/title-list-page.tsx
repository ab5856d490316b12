import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { invoiceTitleList, invoiceTitleRemove, invoiceTitleSubmit, type InvoiceTitle } from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'
import { TitleDialog } from './title-dialog.tsx'

type Company = RefOutput<typeof invoiceTitleList>['company']
const tones = { NONE: 'neutral', SUBMITTED: 'info', APPROVED: 'ok', REJECTED: 'danger', CHANGED: 'warn' } as const

/** The titles that invoices are made out to, and whether special invoices may be. */
export default function TitleListPage() {
  const t = useMessages(invoicePageMessages)
  const call = useCall(invoiceTitleList, {})
  const [edited, setEdited] = useState<InvoiceTitle | 'new' | null>(null)
  return (
    <Panel
      title={t('headerTitle')}
      more={
        <Anchor className="lk t13" to="/member/invoice">
          {t('back')}
        </Anchor>
      }
    >
      <div className="bx col g3">
        <div>
          <Button tone="brand" icon="plus" onClick={() => setEdited('new')}>
            {t('addTitleButton')}
          </Button>
        </div>
        <CallView call={call}>
          {({ list, company }) => (
            <>
              {list.length === 0 && <Empty icon="receipt-text" title={t('noTitles')} />}
              {list.map((title) => (
                <TitleCard key={title.titleId} title={title} onEdit={() => setEdited(title)} onDone={call.reload} />
              ))}
              {edited && <Editing title={edited} company={company} onClose={() => setEdited(null)} onDone={call.reload} />}
            </>
          )}
        </CallView>
      </div>
    </Panel>
  )
}

function Editing({
  title,
  company,
  onClose,
  onDone,
}: {
  title: InvoiceTitle | 'new'
  company: Company
  onClose: () => void
  onDone: () => void
}) {
  const done = () => {
    onClose()
    onDone()
  }
  return <TitleDialog title={title === 'new' ? null : title} company={company} onClose={onClose} onDone={done} />
}

function TitleCard({ title, onEdit, onDone }: { title: InvoiceTitle; onEdit: () => void; onDone: () => void }) {
  const t = useMessages(invoicePageMessages)
  const submit = useAct(invoiceTitleSubmit)
  const remove = useAct(invoiceTitleRemove)
  const ask = useConfirm()
  const take = async () => {
    if (!(await ask({ title: t('remove'), help: title.title, ok: t('remove'), isFinal: true }))) return
    if (await remove.act({ titleId: title.titleId }, t('removed'))) onDone()
  }
  return (
    <section className="bx col g2" aria-label={title.title}>
      <div className="row g2 wrp">
        <b className="b5">{title.title}</b>
        <Tag small>{t(title.kind)}</Tag>
        {title.isDefault === 1 && (
          <Tag small tone="info">
            {t('isDefault')}
          </Tag>
        )}
        {title.kind === 'company' && (
          <Tag small tone={tones[title.qualification]}>
            {t('qualification')} · {t(`q_${title.qualification}`)}
          </Tag>
        )}
      </div>
      {title.taxNumber !== '' && <span className="num t13">{title.taxNumber}</span>}
      <span className="t13 c2">
        {[title.regAddress, title.regPhone, title.bankName, title.bankAccount].filter((text) => text !== '').join(' · ')}
      </span>
      {title.qualification === 'REJECTED' && <span className="t13 cd">{title.reason}</span>}
      <div className="row g2 wrp">
        <Button size="sm" onClick={onEdit}>
          {t('change')}
        </Button>
        {title.can.includes('submit') && (
          <Button
            size="sm"
            busy={submit.busy}
            onClick={() => void submit.act({ titleId: title.titleId }, t('specialSent')).then((done) => done && onDone())}
          >
            {t('submitSpecial')}
          </Button>
        )}
        <Button size="sm" busy={remove.busy} onClick={() => void take()}>
          {t('remove')}
        </Button>
      </div>
    </section>
  )
}
