import { Image } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { verificationDetail, verificationReveal } from '../../../modules/member/endpoints-verification.ts'
import { VerificationDetails, VerificationStateTag } from '../../../modules/member/ui/verification-details.tsx'
import { pictureFields } from '../../../modules/member/ui/verification-pictures.tsx'
import { VerificationReviewForm } from './verification-review-form.tsx'
import { verificationMessages } from '../../../modules/member/messages.ts'

type Detail = RefOutput<typeof verificationDetail>

/** One application: papers, numbers, what changed, and the decision. */
export default function AuthenDetailPage() {
  const [query] = useSearchParams()
  const verificationId = Number(query.get('verificationId')) || 0
  const call = useCall(verificationDetail, { verificationId })
  return <CallView call={call}>{(detail) => <AuthenDetail detail={detail} onDone={call.reload} />}</CallView>
}

function AuthenDetail({ detail, onDone }: { detail: Detail; onDone: () => void }) {
  const t = useMessages(verificationMessages)
  const { application: of } = detail
  return (
    <div className="col g3">
      <Panel
        title={`${of.enterpriseName} · ${of.memberName}`}
        sub={<VerificationStateTag of={of} />}
        more={
          <Anchor className="lk t13" to="/admin/authen/list">
            {t('back')}
          </Anchor>
        }
      >
        {(detail.creditCodeHolder || of.reason) && (
          <div className="bx col g2">
            {detail.creditCodeHolder && <Note tone="danger">{t('taken', { name: detail.creditCodeHolder })}</Note>}
            {of.reason && <Note tone="warn">{t('rejectedBecause', { reason: of.reason })}</Note>}
          </div>
        )}
        <VerificationDetails of={of} />
        <FullNumbers verificationId={of.verificationId} />
        {of.can.length > 0 && <VerificationReviewForm of={of} onDone={onDone} />}
      </Panel>
      {detail.changes.length > 0 && <Changes changes={detail.changes} />}
      <Panel title={t('pictures')}>
        <Image.PreviewGroup>
          <div className="bx row g4 flex-wrap">
            {pictureFields.map((field) => (
              <figure key={field}>
                <Image
                  src={`/files/${of[field]}`}
                  alt={t(field)}
                  width={200}
                  height={140}
                  style={{ objectFit: 'cover', borderRadius: 4 }}
                />
                <figcaption className="t12 c3">{t(field)}</figcaption>
              </figure>
            ))}
          </div>
        </Image.PreviewGroup>
      </Panel>
    </div>
  )
}

function FullNumbers({ verificationId }: { verificationId: number }) {
  const t = useMessages(verificationMessages)
  const { act, busy } = useAct(verificationReveal)
  const [numbers, setNumbers] = useState<RefOutput<typeof verificationReveal> | null>(null)
  const look = async () => setNumbers((await act({ verificationId }))?.data ?? null)
  return (
    <div className="bx row g3 flex-wrap">
      {numbers ? (
        <span className="num t13">
          {t('idNumber')} {numbers.idNumber}
          {numbers.bankAccount && ` · ${t('bankAccount')} ${numbers.bankAccount}`}
        </span>
      ) : (
        <Button size="sm" icon="eye" busy={busy} onClick={() => void look()}>
          {t('reveal')}
        </Button>
      )}
      <span className="t12 c3">{t('revealHelp')}</span>
    </div>
  )
}

const fieldWords = {
  companyName: 'enterpriseName',
  uscc: 'creditCode',
  legalPerson: 'legalPerson',
  agentName: 'agentName',
  idMask: 'idNumber',
  taxpayer: 'taxpayer',
  licenceUntil: 'licenceUntil',
  bankName: 'bankName',
  accountMask: 'bankAccount',
} as const

function Changes({ changes }: { changes: Detail['changes'] }) {
  const t = useMessages(verificationMessages)
  return (
    <Panel title={t('changes')}>
      <div className="tsc">
        <table className="tbl">
          <thead>
            <tr>
              <th />
              <th>{t('was')}</th>
              <th>{t('now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <td>{change.field in fieldWords ? t(fieldWords[change.field as keyof typeof fieldWords]) : change.field}</td>
                <td className="c3">{change.old}</td>
                <td className="b6">{change.new}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
