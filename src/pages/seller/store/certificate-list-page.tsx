import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { sellerCertificateDelete, sellerCertificates, type CertificateRow } from '../../../modules/store/endpoints-certificates.ts'
import { CertificateForm } from './certificate-form.tsx'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

/** The certificates that the store shows on its introduction. */
export default function CertificateListPage() {
  const t = useMessages(sellerStoreMessages)
  const list = useCall(sellerCertificates, {})
  const { act } = useAct(sellerCertificateDelete)
  const mustChoose = useOwnStores()?.chosen === 0
  const [open, setOpen] = useState<CertificateRow | 'new' | null>(null)
  const drop = async (certificateId: number) => {
    if (await act({ certificateId }, t('deleteDone'))) list.reload()
  }
  return (
    <>
      <ConsoleList
        label={t('certificates')}
        bar={
          <>
            <span className="t13 c2">{mustChoose ? t('chooseToWrite') : t('certificatesLead')}</span>
            <span className="sp" />
            <Button tone="brand" icon="plus" disabled={mustChoose} onClick={() => setOpen('new')}>
              {t('certificateAdd')}
            </Button>
          </>
        }
        call={list}
        empty={<Empty icon="badge-check" title={t('noCertificates')} help={t('certificatesLead')} />}
      >
        {(found) => <CertificateTable found={found} onEdit={setOpen} onDrop={(certificateId) => void drop(certificateId)} />}
      </ConsoleList>
      {open !== null && (
        <CertificateForm
          certificate={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            list.reload()
          }}
        />
      )}
    </>
  )
}

const tones = { waiting: 'quiet', checked: 'ok', returned: 'danger' } as const

type TableProps = {
  readonly found: readonly CertificateRow[]
  readonly onEdit: (row: CertificateRow) => void
  readonly onDrop: (certificateId: number) => void
}

function CertificateTable({ found, onEdit, onDrop }: TableProps) {
  const t = useMessages(sellerStoreMessages)
  const lang = useLanguage()
  const isMany = useOwnStores()?.chosen === 0
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('certificateName')}</th>
            <th>{t('certificateNumber')}</th>
            <th>{t('certificateIssuer')}</th>
            <th>{t('certificateUntil')}</th>
            <th>{t('state')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((one) => (
            <tr key={one.certificateId}>
              <td>
                <button type="button" className="cl b5" onClick={() => onEdit(one)}>
                  {lang === 'en' && one.nameEn !== '' ? one.nameEn : one.nameZh}
                </button>
                <div className="t12 c3">
                  {[isMany ? one.storeName : '', lang === 'en' ? one.nameZh : one.nameEn].filter(Boolean).join(' · ')}
                </div>
              </td>
              <td className="num">{one.number}</td>
              <td>{(lang === 'en' && one.issuerEn) || one.issuer || t('none')}</td>
              <td className="num nw">{one.validUntil || t('certificateLasting')}</td>
              <td>
                <StateDot tone={tones[one.state]}>{t(`certificate_${one.state}`)}</StateDot>
                {one.reason !== '' && <div className="t12 c2">{one.reason}</div>}
              </td>
              <td>
                <Popconfirm
                  title={t('sureDeleteCertificate')}
                  okText={t('delete')}
                  cancelText={t('cancel')}
                  onConfirm={() => onDrop(one.certificateId)}
                >
                  <Button size="sm" tone="ghost">
                    {t('delete')}
                  </Button>
                </Popconfirm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
