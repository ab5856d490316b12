import { Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { DeskDialog, DeskField } from '../../../../ui/console/desk-dialog.tsx'
import { adminCertificateJudge } from '../../../store/contract-certificate.ts'
import { goodsCertificateJudge } from '../../contract-certificate-desk.ts'
import { certificateWords } from '../words-certificates.ts'
import type { Judging } from './certificate-table.tsx'

type Props = { readonly judging: Judging; readonly onClose: () => void; readonly onDone: () => void }

/** Vouching for a certificate or returning it with the reason; what was looked at is what is judged. */
export function VerdictDialog({ judging: { certificate, act }, onClose, onDone }: Props) {
  const t = useWords(certificateWords)
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
          <DeskField id="verdict-reason" label={t('reason')} error={errors['reason']}>
            <Input.TextArea
              id="verdict-reason"
              rows={3}
              maxLength={200}
              showCount
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </DeskField>
        )}
      </>
    ),
  }
  return goodsId === 0 ? (
    <DeskDialog call={adminCertificateJudge} input={{ certificateId, ...verdict }} {...dialog} />
  ) : (
    <DeskDialog call={goodsCertificateJudge} input={{ goodsId, number, ...verdict }} {...dialog} />
  )
}
