import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { adminCertificateCheck } from '../../../modules/store/endpoints-certificates.ts'
import { goodsCertificateReview } from '../../../modules/catalog/endpoints-certificate-review.ts'
import { certificateMessages } from './messages.ts'
import type { CertificateDecision } from './certificate-columns.tsx'

type Props = { readonly judging: CertificateDecision; readonly onClose: () => void; readonly onDone: () => void }

/** Vouching for a certificate or returning it with the reason; what was looked at is what is judged. */
export function CertificateDecisionDialog({ judging: { certificate, act }, onClose, onDone }: Props) {
  const t = useMessages(certificateMessages)
  const [reason, setReason] = useState('')
  const verdict = { act, reason: reason.trim(), mark: certificate.mark }
  const { goodsId, certificateId, number } = certificate
  const dialog = {
    title: `${t(`act_${act}`)} · ${certificate.certificateName} ${number}`,
    ok: t(`act_${act}`),
    onClose,
    onDone,
    children: (errors: Readonly<Record<string, string>>) => (
      <>
        <p>{t(act === 'check' ? 'askCheck' : 'askReturn')}</p>
        {act === 'return' && (
          <Field id="verdict-reason" label={t('reason')} error={errors['reason']}>
            <Input.TextArea
              id="verdict-reason"
              rows={3}
              maxLength={200}
              showCount
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </>
    ),
  }
  return goodsId === 0 ? (
    <ConsoleDialog call={adminCertificateCheck} input={{ certificateId, ...verdict }} {...dialog} />
  ) : (
    <ConsoleDialog call={goodsCertificateReview} input={{ goodsId, number, ...verdict }} {...dialog} />
  )
}
