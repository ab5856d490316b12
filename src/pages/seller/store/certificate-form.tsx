import { DatePicker, Drawer, Form, Input } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerCertificateSave, type CertificateRow } from '../../../modules/store/endpoints-certificates.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

type Props = { readonly certificate: CertificateRow | null; readonly onClose: () => void; readonly onDone: () => void }
const fields = [
  ['nameZh', 60, true],
  ['nameEn', 120, false],
  ['number', 60, true],
  ['issuer', 80, false],
  ['issuerEn', 120, false],
] as const
const labels = {
  nameZh: 'certificateNameZh',
  nameEn: 'certificateNameEn',
  number: 'certificateNumber',
  issuer: 'certificateIssuer',
  issuerEn: 'certificateIssuerEn',
} as const

/** One certificate; null is a new one. */
export function CertificateForm({ certificate, onClose, onDone }: Props) {
  const t = useMessages(sellerStoreMessages)
  const { act, busy } = useAct(sellerCertificateSave)
  const { nameZh = '', nameEn = '', number = '', issuer = '', issuerEn = '', validUntil = '' } = certificate ?? {}
  const [typed, setTyped] = useState({ nameZh, nameEn, number, issuer, issuerEn, validUntil })
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const known = certificate ? { certificateId: certificate.certificateId, version: certificate.version } : {}
  const save = async () => {
    if (await act({ ...typed, ...known }, t('saved'))) onDone()
  }
  return (
    <Drawer open size="default" title={t(certificate ? 'certificateEdit' : 'certificateAdd')} onClose={onClose}>
      <Form layout="vertical" onFinish={() => void save()}>
        {certificate?.state === 'checked' && <p className="note i">{t('certificateUncheck')}</p>}
        {fields.map(([name, most, required]) => (
          <Form.Item key={name} label={t(labels[name])} htmlFor={`c-${name}`} required={required}>
            <Input id={`c-${name}`} maxLength={most} value={typed[name]} onChange={(event) => set({ [name]: event.target.value })} />
          </Form.Item>
        ))}
        <Form.Item label={t('certificateUntil')} htmlFor="c-until">
          <DatePicker
            id="c-until"
            value={typed.validUntil === '' ? null : dayjs(typed.validUntil)}
            placeholder={t('certificateLasting')}
            onChange={(day) => set({ validUntil: day?.format('YYYY-MM-DD') ?? '' })}
          />
        </Form.Item>
        <Button type="submit" tone="brand" busy={busy} disabled={typed.nameZh.trim() === '' || typed.number.trim() === ''}>
          {t('save')}
        </Button>
      </Form>
    </Drawer>
  )
}
